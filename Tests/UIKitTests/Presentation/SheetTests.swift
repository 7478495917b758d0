import Sessions
import Testing
import UIKit

/// Where sheets rest, and what moves them.
@MainActor @Suite(.session) final class SheetTests {
    private let root = UIViewController()
    private let shown = UIViewController()
    private lazy var stage = Stage(root)
    private var sheet: UISheetPresentationController? { shown.sheetPresentationController }

    /// Presents a sheet; by default with a list that fills it and can be scrolled.
    private func present(_ given: [UISheetPresentationController.Detent]? = nil) throws -> UISheetPresentationController {
        _ = stage
        let list = UIScrollView(frame: shown.view.bounds)
        list.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        list.contentSize = CGSize(width: 100, height: 3000)
        shown.view.addSubview(list)
        let sheet = try #require(sheet)
        sheet.detents = given ?? [.medium(), .large()]
        root.present(shown, animated: true)
        stage.advance(1)
        return sheet
    }

    private var top: CGFloat { shown.view.convert(shown.view.bounds, to: stage.window).minY }

    private func pullUp() {
        stage.drag((0...20).map { CGPoint(x: 200, y: 700 - CGFloat($0) * 20) }, over: 0.3)
        stage.advance(1)
    }

    @Test func pullingAListThatIsAtItsTopMakesTheSheetHigherFirst() throws {
        let sheet = try present()
        let (list, low) = (try #require(shown.view.subviews.first as? UIScrollView), top)
        let start = list.contentOffset.y
        pullUp()
        #expect(sheet.selectedDetentIdentifier == .large && top < low - 200 && list.contentOffset.y == start)
        pullUp()
        #expect(sheet.selectedDetentIdentifier == .large && list.contentOffset.y > start)
    }

    @Test func aListScrollsWhereScrollingIsNotToExpandTheSheet() throws {
        let sheet = try present()
        sheet.prefersScrollingExpandsWhenScrolledToEdge = false
        let (list, low) = (try #require(shown.view.subviews.first as? UIScrollView), top)
        pullUp()
        #expect(sheet.selectedDetentIdentifier != .large && top == low && list.contentOffset.y > 0)
    }

    @Test func aSheetFillsALowScreenUnlessItIsToStayAtTheEdge() throws {
        root.traitOverrides.verticalSizeClass = .compact
        let sheet = try present([.medium()])
        #expect(top == 0 && shown.view.superview?.layer.cornerRadius == 0 && root.view.transform.isIdentity)
        sheet.prefersEdgeAttachedInCompactHeight = true
        stage.settle()
        #expect(top > 300 && shown.view.bounds.width == 393)
        shown.preferredContentSize = CGSize(width: 300, height: 0)
        sheet.widthFollowsPreferredContentSizeWhenEdgeAttached = true
        stage.settle()
        let frame = shown.view.convert(shown.view.bounds, to: stage.window)
        #expect(frame.width == 300 && frame.midX == 196.5 && frame.maxY == 852)
    }

    @Test func aContextProvidesItsTransitionStyle() throws {
        _ = stage
        (root.definesPresentationContext, root.providesPresentationContextTransitionStyle) = (true, true)
        root.modalTransitionStyle = .crossDissolve
        shown.modalPresentationStyle = .overCurrentContext
        root.present(shown, animated: true)
        stage.advance(0.1)
        #expect(
            shown.view.layer.presentation()?.position == shown.view.layer.position && shown.view.layer.animation(forKey: "opacity") != nil)
        stage.advance(1)
    }
}
