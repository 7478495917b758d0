import Sessions
import Testing
import UIKit

/// Each attribute of a view of 300 × 200 with margins of 10, 20, 30 and 40 points from the top on, clockwise.
@MainActor
@Suite(.session) struct AttributeTests {
    private let probe = plainView()
    private let root: UIView

    init() {
        root = container(300, 200, probe)
        root.layoutMargins = UIEdgeInsets(top: 10, left: 40, bottom: 30, right: 20)
    }

    @Test(arguments: [
        (NSLayoutConstraint.Attribute.left, CGFloat(0)), (.right, 300), (.leading, 0), (.trailing, 300), (.centerX, 150), (.leftMargin, 40),
        (.rightMargin, 280), (.leadingMargin, 40), (.trailingMargin, 280), (.centerXWithinMargins, 160),
    ])
    func across(_ attribute: NSLayoutConstraint.Attribute, _ place: CGFloat) {
        // The probe's own attribute is one of the same sort, at its left edge: it has no width.
        let isAbsolute = [.left, .right, .leftMargin, .rightMargin].contains(attribute)
        let own: NSLayoutConstraint.Attribute = isAbsolute ? .left : .leading
        for constant: CGFloat in [0, 7] {
            let constraint = NSLayoutConstraint(
                item: probe, attribute: own, relatedBy: .equal, toItem: root, attribute: attribute, multiplier: 1, constant: constant)
            constraint.isActive = true
            root.layoutIfNeeded()
            #expect(probe.frame.minX == place + constant)
            constraint.isActive = false
        }
    }

    @Test(arguments: [
        (NSLayoutConstraint.Attribute.top, CGFloat(0)), (.bottom, 200), (.centerY, 100), (.topMargin, 10), (.bottomMargin, 170),
        (.centerYWithinMargins, 90), (.firstBaseline, 0), (.lastBaseline, 200),
    ])
    func down(_ attribute: NSLayoutConstraint.Attribute, _ place: CGFloat) {
        let constraint = NSLayoutConstraint(
            item: probe, attribute: .top, relatedBy: .equal, toItem: root, attribute: attribute, multiplier: 1, constant: -3)
        constraint.isActive = true
        root.layoutIfNeeded()
        #expect(probe.frame.minY == place - 3)
    }

    @Test func theOwnMarginsOfAViewCount() {
        probe.layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: probe, attribute: .leftMargin, relatedBy: .equal, toItem: root, attribute: .left, multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: probe, attribute: .rightMargin, relatedBy: .equal, toItem: root, attribute: .rightMargin, multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: probe, attribute: .topMargin, relatedBy: .equal, toItem: root, attribute: .top, multiplier: 1, constant: 0),
            NSLayoutConstraint(
                item: probe, attribute: .bottomMargin, relatedBy: .equal, toItem: root, attribute: .centerY, multiplier: 1, constant: 0),
        ])
        root.layoutIfNeeded()
        #expect(probe.frame == rect(-2, -1, 286, 104))
    }

    @Test func lengthsRelateToEitherLength() {
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: probe, attribute: .width, relatedBy: .equal, toItem: root, attribute: .height, multiplier: 0.25, constant: 5),
            NSLayoutConstraint(
                item: probe, attribute: .height, relatedBy: .equal, toItem: probe, attribute: .width, multiplier: 2, constant: -10),
        ])
        root.layoutIfNeeded()
        #expect(probe.frame.size == CGSize(width: 55, height: 100))
    }

    @Test func absoluteMarginsStayWhereTheyAreFromRightToLeft() {
        root.semanticContentAttribute = .forceRightToLeft
        let other = plainView()
        root.addSubview(other)
        NSLayoutConstraint.activate([
            NSLayoutConstraint(
                item: probe, attribute: .leading, relatedBy: .equal, toItem: root, attribute: .leadingMargin, multiplier: 1, constant: 5),
            NSLayoutConstraint(
                item: other, attribute: .left, relatedBy: .equal, toItem: root, attribute: .leftMargin, multiplier: 1, constant: 5),
            probe.widthAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(probe.frame.maxX == 275 && other.frame.minX == 45)
    }
}
