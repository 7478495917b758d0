import Sessions
import Testing
import UIKit

@MainActor
@Suite(.session) struct NavigationItemGroupTests {
    private func item(_ title: String) -> UIBarButtonItem { UIBarButtonItem(title: title, style: .plain, target: nil, action: nil) }

    @Test func itemsThatAreSetOneByOneAreAFixedGroup() {
        let (first, second) = (item("A"), item("B"))
        let navigation = UINavigationItem(title: "T")
        #expect(navigation.trailingItemGroups.isEmpty)
        navigation.rightBarButtonItems = [first, second]
        // Items on the right are named from the right, groups as they are read.
        #expect(navigation.trailingItemGroups.map(\.barButtonItems) == [[second, first]])
        navigation.trailingItemGroups = [first.creatingFixedGroup(), .fixedGroup(items: [second])]
        #expect(navigation.rightBarButtonItems == [second, first])
        #expect(first.buttonGroup?.barButtonItems == [first])
        navigation.rightBarButtonItem = second
        #expect(navigation.trailingItemGroups.map(\.barButtonItems) == [[second]])
    }

    @Test func aHiddenGroupIsNotShown() {
        let (first, second) = (item("A"), item("B"))
        let navigation = UINavigationItem(title: "T")
        let group = second.creatingFixedGroup()
        navigation.leadingItemGroups = [first.creatingFixedGroup(), group]
        #expect(navigation.leftBarButtonItems == [first, second])
        group.isHidden = true
        #expect(navigation.leftBarButtonItems == [first])
    }

    /// A bar with an item of the editor's style in a width class.
    private func bar(_ navigation: UINavigationItem, _ sizeClass: UIUserInterfaceSizeClass, width: CGFloat) -> (Stage, UINavigationBar) {
        let root = UIViewController()
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 100, width: width, height: 44))
        root.view.addSubview(bar)
        let stage = Stage(root, size: CGSize(width: width, height: 600))
        bar.traitOverrides.horizontalSizeClass = sizeClass
        bar.items = [navigation]
        stage.settle()
        return (stage, bar)
    }

    @Test func groupsInTheMiddleAreShownWhereThereIsRoom() {
        let navigation = UINavigationItem(title: "T")
        let buttons = [item("One"), item("Two")]
        navigation.centerItemGroups = buttons.map { $0.creatingFixedGroup() }
        navigation.style = .editor
        let (stage, bar) = bar(navigation, .regular, width: 800)
        #expect(buttons.allSatisfy { $0.frame(in: bar).map { abs($0.midX - 400) < 100 } == true })
        #expect(navigation.overflowPresentationSource == nil)
        navigation.style = .navigator
        stage.settle()
        #expect(buttons.allSatisfy { $0.frame(in: bar) == nil })
    }

    @Test func whatHasNoRoomIsInAMenu() {
        let navigation = UINavigationItem(title: "T")
        navigation.centerItemGroups = [item("One").creatingFixedGroup()]
        navigation.style = .editor
        let (stage, _) = bar(navigation, .compact, width: 393)
        #expect(navigation.overflowPresentationSource != nil)
        navigation.centerItemGroups = []
        stage.settle()
        #expect(navigation.overflowPresentationSource == nil)
    }

    @Test func aGroupWithoutRoomIsShownByTheButtonThatStandsForIt() {
        let wide = (0..<8).map { item("A long name \($0)") }
        let group = UIBarButtonItemGroup.fixedGroup(representativeItem: item("All"), items: wide)
        let navigation = UINavigationItem(title: "T")
        navigation.centerItemGroups = [group]
        navigation.style = .browser
        let (stage, _) = bar(navigation, .regular, width: 600)
        #expect(group.isDisplayingRepresentativeItem)
        withExtendedLifetime(stage) {}
    }

    @Test func theBackActionTakesTheButtonsPlace() throws {
        var log: [String] = []
        let navigation = UINavigationItem(title: "T")
        navigation.backAction = UIAction { _ in log.append("back") }
        let (stage, bar) = bar(navigation, .compact, width: 393)
        stage.tap(bar.convert(CGPoint(x: 20, y: 22), to: nil))
        #expect(log == ["back"])
    }

    @Test func lowBarsHaveALookOfTheirOwn() {
        let button = item("A")
        let (tall, low) = (UIImage(), UIImage())
        button.setBackgroundImage(tall, for: .normal, barMetrics: .default)
        button.setBackgroundImage(low, for: .normal, barMetrics: .compact)
        #expect(button.backgroundImage(for: .normal, barMetrics: .compact) === low)
        #expect(button.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
        button.setTitlePositionAdjustment(UIOffset(horizontal: 3, vertical: -4), for: .default)
        let navigation = UINavigationItem(title: "T")
        navigation.leftBarButtonItem = button
        let (stage, bar) = bar(navigation, .compact, width: 393)
        func pictures() -> [UIImage] {
            func all(_ view: UIView) -> [UIView] { view.subviews + view.subviews.flatMap(all) }
            return all(bar).compactMap { ($0 as? UIImageView)?.image }
        }
        #expect(pictures().contains { $0 === tall })
        bar.traitOverrides.verticalSizeClass = .compact
        stage.settle()
        #expect(pictures().contains { $0 === low })
    }

    @Test func aTapSelectsAButtonThatIsSelectedByTaps() {
        let button = item("Bold")
        button.changesSelectionAsPrimaryAction = true
        let navigation = UINavigationItem(title: "T")
        navigation.leftBarButtonItem = button
        let (stage, bar) = bar(navigation, .compact, width: 393)
        stage.tap(bar.convert(CGPoint(x: 30, y: 22), to: nil))
        #expect(button.isSelected)
        stage.tap(bar.convert(CGPoint(x: 30, y: 22), to: nil))
        #expect(!button.isSelected)
    }

    @Test func barsAndItemsOfAGroupAreFreed() {
        weak var weakItem: UINavigationItem?
        weak var weakGroup: UIBarButtonItemGroup?
        do {
            let navigation = UINavigationItem(title: "T")
            navigation.centerItemGroups = [item("One").creatingOptionalGroup(customizationIdentifier: "one")]
            navigation.customizationIdentifier = "bar"
            navigation.style = .editor
            (weakItem, weakGroup) = (navigation, navigation.centerItemGroups[0])
            let (stage, bar) = bar(navigation, .compact, width: 393)
            bar.items = []
            stage.settle()
        }
        #expect(weakItem == nil)
        #expect(weakGroup == nil)
    }
}
