import Sessions
import Testing
import UIKit

private enum Theme: Hashable {
    case plain, festive
}

private struct ThemeTrait: UITraitDefinition {
    static let defaultValue = Theme.plain
}

private struct DensityTrait: UITraitDefinition {
    static let defaultValue = 1
    static let affectsColorAppearance = true
}

@MainActor @Suite(.session)
struct TraitChangeTests {
    private let controller = UIViewController()
    private let stage: Stage

    init() { stage = Stage(controller) }

    @Test func aHandlerIsCalledForItsTraitsOnly() {
        var previous: [UIUserInterfaceStyle] = []
        let view = UIView()
        controller.view.addSubview(view)
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) { (view: UIView, old) in
            previous.append(old.userInterfaceStyle)
        }
        stage.settle()
        view.traitOverrides.layoutDirection = .rightToLeft
        stage.settle()
        #expect(previous.isEmpty)
        stage.window.overrideUserInterfaceStyle = .dark
        stage.settle()
        #expect(previous == [.light])
        view.unregisterForTraitChanges(registration)
        stage.window.overrideUserInterfaceStyle = .light
        stage.settle()
        #expect(previous == [.light])
    }

    @Test func anAppsTraitReachesWhatIsBelow() {
        let (outer, inner) = (UIView(), UIView())
        outer.addSubview(inner)
        controller.view.addSubview(outer)
        stage.settle()
        var seen: [Theme] = []
        inner.registerForTraitChanges([ThemeTrait.self]) { (view: UIView, old) in seen.append(view.traitCollection[ThemeTrait.self]) }
        #expect(inner.traitCollection[ThemeTrait.self] == .plain)
        controller.traitOverrides[ThemeTrait.self] = .festive
        stage.settle()
        #expect(inner.traitCollection[ThemeTrait.self] == .festive)
        #expect(seen == [.festive])
        #expect(controller.traitOverrides.contains(ThemeTrait.self))
        controller.traitOverrides.remove(ThemeTrait.self)
        stage.settle()
        #expect(inner.traitCollection[ThemeTrait.self] == .plain)
        #expect(seen == [.festive, .plain])
    }

    @Test func aControllerHearsOfItsTraits() {
        var count = 0
        controller.registerForTraitChanges(UITraitCollection.systemTraitsAffectingColorAppearance) { (_: UIViewController, _) in count += 1
        }
        controller.overrideUserInterfaceStyle = .dark
        stage.settle()
        #expect(count == 1)
    }

    @Test func collectionsAreMadeAndChangedByClosures() {
        let dark = UITraitCollection { traits in
            traits.userInterfaceStyle = .dark
            traits[DensityTrait.self] = 3
        }
        #expect(dark.userInterfaceStyle == .dark && dark[DensityTrait.self] == 3 && dark.displayScale == 0)
        let light = dark.modifyingTraits { $0.userInterfaceStyle = .light }
        #expect(light[DensityTrait.self] == 3 && light.userInterfaceStyle == .light)
        #expect(dark != light)
        let other = light.modifyingTraits { $0[DensityTrait.self] = 4 }
        #expect(other.hasDifferentColorAppearance(comparedTo: light))
        #expect(UITraitCollection(traitsFrom: [dark, UITraitCollection(displayScale: 2)])[DensityTrait.self] == 3)
    }

    @Test func whoObservesIsNotKept() {
        weak var freed: UIView?
        do {
            let view = UIView()
            view.registerForTraitChanges([UITraitDisplayScale.self]) { (view: UIView, _) in _ = view.frame }
            freed = view
        }
        #expect(freed == nil)
    }
}
