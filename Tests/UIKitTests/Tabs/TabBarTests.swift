import Sessions
import Testing

@testable import UIKit

@MainActor @Suite(.session)
struct TabBarTests {
    private let controller = UIViewController()
    private let stage: Stage
    private let bar = UITabBar(frame: CGRect(x: 0, y: 600, width: 390, height: UITabBar.barHeight))

    init() {
        stage = Stage(controller)
        controller.view.addSubview(bar)
        bar.items = ["a", "b"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        stage.settle()
    }

    private var frames: [CGRect] { bar.itemViews.map(\.frame) }

    @Test func itemsFillANarrowBar() {
        #expect(frames.map(\.width) == [195, 195] && frames[1].minX == 195)
    }

    @Test func centeredItemsHaveTheirWidthAndSpace() {
        (bar.itemPositioning, bar.itemWidth, bar.itemSpacing) = (.centered, 100, 20)
        stage.settle()
        #expect(frames.map(\.width) == [100, 100])
        #expect(frames[1].minX - frames[0].maxX == 20)
        #expect(frames[0].minX == 390 - frames[1].maxX)
        bar.itemWidth = 300
        stage.settle()
        #expect(frames.map(\.width) == [195, 195])
    }

    @Test func theAppearanceSaysItUnlessTheBarDoes() {
        let look = UITabBarAppearance()
        (look.stackedItemPositioning, look.stackedItemWidth, look.stackedItemSpacing) = (.centered, 60, 10)
        bar.standardAppearance = look
        stage.settle()
        #expect(frames.map(\.width) == [60, 60] && frames[1].minX - frames[0].maxX == 10)
        bar.itemPositioning = .fill
        stage.settle()
        #expect(frames.map(\.width) == [195, 195])
    }

    @Test func anItemThatIsDisabledCannotBeChosen() {
        let log = BarLog()
        bar.delegate = log
        bar.items?[1].isEnabled = false
        stage.tap(bar.itemViews[1])
        #expect(log.chosen.isEmpty && bar.selectedItem == nil)
        stage.tap(bar.itemViews[0])
        #expect(log.chosen == ["a"])
    }

    @Test func theLooksOfStatesAreClassesByThemselves() {
        let (item, button) = (UITabBarItemAppearance(), UIBarButtonItemAppearance())
        let tab: UITabBarItemStateAppearance = item.focused
        let bar: UIBarButtonItemStateAppearance = button.normal
        tab.iconColor = .red
        bar.titlePositionAdjustment = UIOffset(horizontal: 1, vertical: 2)
        #expect((item.copy() as? UITabBarItemAppearance)?.focused.iconColor == .red)
        #expect((button.copy() as? UIBarButtonItemAppearance)?.normal.titlePositionAdjustment == bar.titlePositionAdjustment)
    }

    @Test func anAppearanceHasTheSystemsArrowUntilItHasItsOwn() {
        let look = UINavigationBarAppearance()
        #expect(look.backIndicatorImage.size.height > 0 && look.backIndicatorTransitionMaskImage.size.height > 0)
        let own = UIImage()
        look.setBackIndicatorImage(own, transitionMaskImage: own)
        #expect(look.backIndicatorImage === own && UINavigationBarAppearance(barAppearance: look).backIndicatorTransitionMaskImage === own)
        look.setBackIndicatorImage(nil, transitionMaskImage: nil)
        #expect(look.backIndicatorImage !== own)
    }

    @Test func aCopyOfAnAppearanceIsItsOwn() {
        let look = UITabBarItemAppearance(style: .inline)
        look.selected.iconColor = .red
        let copy = look.copy() as? UITabBarItemAppearance
        copy?.selected.iconColor = .blue
        #expect(look.selected.iconColor == .red && copy?.selected.iconColor == .blue)
        look.configureWithDefault(for: .stacked)
        #expect(look.selected.iconColor == nil)
    }

    @Test func arrangingEndsWithTheBar() {
        bar.beginCustomizingItems(bar.items ?? [])
        stage.advance(1)
        #expect(bar.isCustomizing)
        bar.removeFromSuperview()
        #expect(!bar.isCustomizing && !stage.window.subviews.contains { $0 is TabBarCustomizer })
    }
}

private final class BarLog: NSObject, UITabBarDelegate {
    var chosen: [String] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { chosen.append(item.title ?? "") }
}
