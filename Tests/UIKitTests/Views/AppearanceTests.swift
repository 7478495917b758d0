import Sessions
import Testing
import UIKit

/// A view of an app, with a property that its proxy can set.
private final class Badge: UIView {
    var ring: UIColor?

    @MainActor static let register: Void = ClassRegistry.register(Badge.self) {
        $0.initializer("initWithFrame:") { Badge(frame: $0[0] as! CGRect) }
        $0.property("ring", get: { ($0 as! Badge).ring }, set: { ($0 as! Badge).ring = $1 as? UIColor })
    }
}

private final class OwnBar: UINavigationBar {
    override init(frame: CGRect) {
        super.init(frame: frame)
        barTintColor = .green
    }
    required init?(coder: NSCoder) { nil }
}

@MainActor
@Suite(.session) struct AppearanceTests {
    private let root = UIViewController()
    private let stage: Stage

    init() {
        AppearanceStore.removeAll()
        stage = Stage(root)
    }

    private func shown<View: UIView>(_ view: View) -> View {
        root.view.addSubview(view)
        return view
    }

    @Test func aProxyIsAlwaysTheSameAndKeepsWhatItIsGiven() {
        UINavigationBar.appearance().barTintColor = .red
        #expect(UINavigationBar.appearance().barTintColor == .red)
        #expect(UINavigationBar.appearance() === UINavigationBar.appearance())
        #expect(UINavigationBar.appearance(whenContainedInInstancesOf: [UIView.self]) !== UINavigationBar.appearance())
        AppearanceStore.removeAll()
    }

    @Test func instancesTakeOverWhatTheyHaveNotOfTheirOwn() {
        UINavigationBar.appearance().barTintColor = .red
        UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: UIColor.white]
        UINavigationBar.appearance().tintColor = .yellow
        let bar = UINavigationBar()
        #expect(bar.barTintColor == nil)
        _ = shown(bar)
        #expect(bar.barTintColor == .red && bar.tintColor == .yellow)
        #expect(bar.titleTextAttributes?[.foregroundColor] as? UIColor == .white)
        let other = UINavigationBar()
        other.barTintColor = .blue
        _ = shown(other)
        #expect(other.barTintColor == .blue && other.tintColor == .yellow)
        #expect(shown(OwnBar()).barTintColor == .green)
        AppearanceStore.removeAll()
        #expect(shown(UINavigationBar()).barTintColor == nil)
    }

    @Test func subclassesFollowTheNearerProxy() {
        UIView.appearance().tintColor = .red
        UISwitch.appearance().tintColor = .blue
        #expect(shown(UIView()).tintColor == .red)
        #expect(shown(UISwitch()).tintColor == .blue)
        AppearanceStore.removeAll()
    }

    @Test func containersNarrowAProxy() {
        UILabel.appearance(whenContainedInInstancesOf: [UIStackView.self]).textColor = .red
        UILabel.appearance().textColor = .blue
        let (inside, outside) = (UILabel(), UILabel())
        _ = shown(UIStackView(arrangedSubviews: [inside]))
        _ = shown(outside)
        #expect(inside.textColor == .red && outside.textColor == .blue)
        AppearanceStore.removeAll()
    }

    @Test func controllersAreContainersToo() {
        final class Special: UIViewController {}
        UILabel.appearance(whenContainedInInstancesOf: [UIView.self, Special.self]).textColor = .red
        let special = Special()
        let label = UILabel()
        let box = UIView()
        box.addSubview(label)
        special.view.addSubview(box)
        root.addChild(special)
        _ = shown(special.view)
        #expect(label.textColor == .red)
        #expect(shown(UILabel()).textColor == .label)
        AppearanceStore.removeAll()
    }

    @Test func traitsNarrowAProxy() {
        UILabel.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).textColor = .red
        let dark = UIView()
        dark.overrideUserInterfaceStyle = .dark
        let label = UILabel()
        dark.addSubview(label)
        _ = shown(dark)
        #expect(label.textColor == .red && shown(UILabel()).textColor == .label)
        AppearanceStore.removeAll()
    }

    @Test func whatTakesAStateIsTakenOverToo() {
        UIButton.appearance().setTitleColor(.red, for: .highlighted)
        UISegmentedControl.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .selected)
        let button = shown(UIButton())
        #expect(button.titleColor(for: .highlighted) == .red)
        let control = shown(UISegmentedControl(items: ["a"]))
        #expect(control.titleTextAttributes(for: .selected)?[.foregroundColor] as? UIColor == .red)
        AppearanceStore.removeAll()
    }

    @Test func barsGiveTheirItemsTheirLook() {
        UIBarButtonItem.appearance().setTitleTextAttributes([.foregroundColor: UIColor.red], for: .normal)
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [UIToolbar.self]).tintColor = .blue
        let item = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: root)
        stage.window.rootViewController = navigation
        stage.settle()
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .red && item.tintColor == nil)
        let tool = UIBarButtonItem(title: "Do", style: .plain, target: nil, action: nil)
        let toolbar = UIToolbar()
        toolbar.items = [tool]
        #expect(tool.tintColor == .blue)
        AppearanceStore.removeAll()
    }

    @Test func anAppsOwnPropertiesTakePart() {
        Badge.register
        Badge.appearance().ring = .red
        let badge = Badge()
        let own = Badge()
        own.ring = .blue
        #expect(shown(badge).ring == .red && shown(own).ring == .blue)
        AppearanceStore.removeAll()
    }
}
