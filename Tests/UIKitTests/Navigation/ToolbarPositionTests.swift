import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct ToolbarPositionTests {
    private final class Place: NSObject, UIToolbarDelegate {
        var place = UIBarPosition.topAttached
        func position(for bar: any UIBarPositioning) -> UIBarPosition { place }
    }

    private let root = UIViewController()
    private let bar = UIToolbar(frame: CGRect(x: 0, y: 60, width: 393, height: 49))
    private let place = Place()
    private let stage: Stage

    init() {
        stage = Stage(root)
        root.view.addSubview(bar)
    }

    /// The bar's background.
    private var background: CGRect? { bar.subviews.first { $0 is BarBackgroundView }?.frame }

    @Test func aToolbarIsAtTheBottomUnlessItsDelegateSaysOtherwise() {
        #expect(bar.delegate == nil && bar.barPosition == .bottom)
        bar.delegate = place
        #expect(bar.barPosition == .topAttached)
        place.place = .any
        #expect(bar.barPosition == .bottom)
    }

    @Test func attachedToTheTopItsBackgroundReachesTheEdge() {
        stage.settle()
        #expect(background == CGRect(x: 0, y: 0, width: 393, height: 49))
        bar.delegate = place
        stage.settle()
        #expect(background == CGRect(x: 0, y: -60, width: 393, height: 109))
    }

    @Test func theDelegateIsNotKept() {
        weak var freed: Place?
        do {
            let other = Place()
            freed = other
            bar.delegate = other
        }
        #expect(freed == nil && bar.delegate == nil)
    }
}
