import Sessions
import Testing
import UIKit

@MainActor @Suite(.session) struct BaselineTests {
    private func button(_ title: String, size: CGFloat = 15) -> UIButton {
        let button = UIButton(type: .system)
        button.setTitle(title, for: .normal)
        button.titleLabel?.font = .systemFont(ofSize: size)
        button.translatesAutoresizingMaskIntoConstraints = false
        return button
    }

    /// The titles keep to the middle: a baseline decides on the height of a button that nothing else does.
    @Test func aBaselineDecidesOnAHeight() {
        let (first, second) = (button("Lap"), button("Start"))
        let container = container(300, 200, first, second)
        NSLayoutConstraint.activate([
            first.leadingAnchor.constraint(equalTo: container.leadingAnchor), first.topAnchor.constraint(equalTo: container.topAnchor),
            first.heightAnchor.constraint(equalToConstant: 60), second.topAnchor.constraint(equalTo: first.topAnchor),
            second.lastBaselineAnchor.constraint(equalTo: first.firstBaselineAnchor),
            first.lastBaselineAnchor.constraint(equalTo: second.firstBaselineAnchor),
            second.trailingAnchor.constraint(equalTo: container.trailingAnchor),
        ])
        let messages = logged { container.layoutIfNeeded() }
        #expect(messages.isEmpty)
        #expect(first.frame.height == 60 && second.frame.height == 60)
    }

    @Test func textsOfDifferentSizesStandOnOneLine() {
        let (large, field, label) = (button("Go", size: 30), UITextField(), UILabel())
        field.text = "Name"
        label.text = "Label"
        label.font = .systemFont(ofSize: 11)
        let container = container(300, 200, large, field, label)
        for view in [field, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: container.topAnchor, constant: 10),
            large.leadingAnchor.constraint(equalTo: container.leadingAnchor), large.heightAnchor.constraint(equalToConstant: 80),
            field.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
            field.leadingAnchor.constraint(equalTo: large.trailingAnchor), field.widthAnchor.constraint(equalToConstant: 100),
            label.lastBaselineAnchor.constraint(equalTo: field.lastBaselineAnchor),
            label.leadingAnchor.constraint(equalTo: field.trailingAnchor),
        ])
        container.layoutIfNeeded()
        func baseline(_ view: some BaselineProviding) -> CGFloat { view.frame.minY + view.baselineOffsets(in: view.frame.size).fromTop }
        #expect(abs(baseline(large) - baseline(label)) < 0.51 && abs(baseline(field) - baseline(label)) < 0.51)
        #expect(large.frame.minY == 10 && large.frame.height == 80)
    }

    @Test func theBaselinesOfATextViewAreThoseOfItsLines() {
        let (text, label) = (UITextView(), UILabel())
        text.isScrollEnabled = false
        text.font = .systemFont(ofSize: 17)
        text.text = "one\ntwo"
        label.text = "one"
        label.font = .systemFont(ofSize: 17)
        let container = container(300, 200, text, label)
        for view in [text, label] { view.translatesAutoresizingMaskIntoConstraints = false }
        NSLayoutConstraint.activate([
            text.topAnchor.constraint(equalTo: container.topAnchor), text.leadingAnchor.constraint(equalTo: container.leadingAnchor),
            text.widthAnchor.constraint(equalToConstant: 100), label.leadingAnchor.constraint(equalTo: text.trailingAnchor),
            label.lastBaselineAnchor.constraint(equalTo: text.lastBaselineAnchor),
        ])
        container.layoutIfNeeded()
        let line = text.font!.lineHeight
        // The label's line is the second of the text, 8 points and a line below the top.
        #expect(abs(label.frame.minY - (8 + line)) < 1)
    }
}
