import Sessions
import Testing
import UIKit

/// A change asks for layout where something moved, and nowhere else.
@MainActor @Suite(.session) struct ChangeTests {
    private final class Counter: UIView {
        var count = 0
        override func layoutSubviews() {
            super.layoutSubviews()
            count += 1
        }
    }

    private func counter(with child: UIView) -> Counter {
        let view = Counter()
        view.translatesAutoresizingMaskIntoConstraints = false
        child.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(child)
        return view
    }

    @Test func layoutIsAskedForWhereSomethingMoved() {
        let (left, right) = (UIView(), UIView())
        let (first, second) = (counter(with: left), counter(with: right))
        let root = container(300, 200, first, second)
        let width = left.widthAnchor.constraint(equalToConstant: 50)
        NSLayoutConstraint.activate([
            width, first.leadingAnchor.constraint(equalTo: root.leadingAnchor), first.topAnchor.constraint(equalTo: root.topAnchor),
            first.widthAnchor.constraint(equalToConstant: 100), first.heightAnchor.constraint(equalToConstant: 100),
            second.leadingAnchor.constraint(equalTo: first.trailingAnchor), second.topAnchor.constraint(equalTo: root.topAnchor),
            second.widthAnchor.constraint(equalToConstant: 100), second.heightAnchor.constraint(equalToConstant: 100),
            left.leadingAnchor.constraint(equalTo: first.leadingAnchor), left.topAnchor.constraint(equalTo: first.topAnchor),
            left.heightAnchor.constraint(equalToConstant: 20), right.leadingAnchor.constraint(equalTo: second.leadingAnchor),
            right.topAnchor.constraint(equalTo: second.topAnchor), right.heightAnchor.constraint(equalToConstant: 20),
            right.widthAnchor.constraint(equalToConstant: 20),
        ])
        root.layoutIfNeeded()
        let before = (first.count, second.count)
        width.constant = 60
        root.layoutIfNeeded()
        #expect(left.frame.width == 60)
        #expect(first.count == before.0 + 1 && second.count == before.1)
    }

    @Test func aViewThatFollowsItsMaskMovesAgainAndAgain() {
        let (box, inner) = (UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100)), UIView())
        inner.translatesAutoresizingMaskIntoConstraints = false
        box.addSubview(inner)
        let root = container(300, 200)
        root.addSubview(box)
        NSLayoutConstraint.activate([
            inner.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 50),
            inner.trailingAnchor.constraint(equalTo: box.trailingAnchor), inner.topAnchor.constraint(equalTo: box.topAnchor),
            inner.heightAnchor.constraint(equalTo: box.heightAnchor),
        ])
        for x: CGFloat in [10, 20, 30] {
            box.frame = CGRect(x: x, y: 10, width: 100 + x, height: 100 - x)
            root.layoutIfNeeded()
            #expect(inner.frame == CGRect(x: 50 - x, y: 0, width: 50 + 2 * x, height: 100 - x))
        }
        box.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        root.frame.size = CGSize(width: 400, height: 300)
        root.layoutIfNeeded()
        #expect(box.frame == CGRect(x: 30, y: 10, width: 230, height: 170))
        #expect(inner.frame == CGRect(x: 20, y: 0, width: 210, height: 170))
    }

    @Test func aLabelThatLeftIsNotAskedForItsSize() {
        let root = container(300, 200)
        for text in ["one", "two", "three"] {
            weak var known: UILabel?
            do {
                let label = UILabel()
                label.text = text
                label.numberOfLines = 0
                label.translatesAutoresizingMaskIntoConstraints = false
                root.addSubview(label)
                label.leadingAnchor.constraint(equalTo: root.leadingAnchor).isActive = true
                label.widthAnchor.constraint(lessThanOrEqualToConstant: 20).isActive = true
                if text == "two" { root.layoutIfNeeded() }
                label.removeFromSuperview()
                known = label
            }
            #expect(known == nil)
            root.layoutIfNeeded()
        }
        #expect(root.subviews.isEmpty)
    }
}
