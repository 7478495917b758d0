import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session) struct PopoverPlacementTests {
    private let room = CGRect(x: 0, y: 0, width: 800, height: 600)

    private func place(
        _ source: CGRect, _ size: CGSize, _ directions: UIPopoverArrowDirection = .any, mayCover: Bool = false
    ) -> PopoverPlacement {
        PopoverPlacement(source: source, size: size, room: room, directions: directions, mayCover: mayCover)
    }

    @Test func popoversAreBelowWhereThereIsRoom() {
        let source = CGRect(x: 390, y: 100, width: 20, height: 20)
        let place = place(source, CGSize(width: 200, height: 200))
        #expect(place.direction == .up)
        #expect(place.frame.midX == source.midX && place.frame.minY == source.maxY + PopoverPlacement.arrow)
    }

    @Test func popoversGoToTheSideThatIsPermitted() {
        let source = CGRect(x: 390, y: 300, width: 20, height: 20)
        let before = place(source, CGSize(width: 200, height: 200), .right)
        #expect(before.direction == .right)
        #expect(before.frame.maxX == source.minX - PopoverPlacement.arrow && before.frame.midY == source.midY)
        #expect(place(source, CGSize(width: 200, height: 200), [.left, .right]).direction == .left)
    }

    @Test func popoversAreSmallerRatherThanOverWhatTheyPointAt() {
        let source = CGRect(x: 390, y: 200, width: 20, height: 20)
        let size = CGSize(width: 200, height: 500)
        let small = place(source, size, .up)
        #expect(small.frame.maxY == room.maxY && !small.frame.intersects(source))
        let over = place(source, size, .up, mayCover: true)
        #expect(over.frame.height == size.height && over.frame.maxY == room.maxY)
    }

    @Test func itemsSayWhereTheyAreWhileTheyAreSeen() {
        let root = UIViewController()
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.frame(in: root.view) == nil)
        root.view.addSubview(view)
        let stage = Stage(root)
        #expect(view.frame(in: root.view) == view.frame)
        #expect(UIBarButtonItem().frame(in: root.view) == nil)
        withExtendedLifetime(stage) {}
    }
}
