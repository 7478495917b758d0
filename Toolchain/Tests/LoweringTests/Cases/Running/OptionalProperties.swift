import UIKit

private final class OldDelegate: NSObject, UIApplicationDelegate {
    var window: UIWindow?

    /// A class's own property is as it declares it.
    func shows() -> Bool {
        window?.isHidden = false
        guard let window else { return false }
        return !window.isHidden && self.window?.rootViewController != nil
    }
}

private final class NewDelegate: NSObject, UIApplicationDelegate {}

@MainActor private func root(of delegate: (any UIApplicationDelegate)?) -> UIViewController? { delegate?.window??.rootViewController }

@MainActor func checkThatAnAppsWindowIsReadThroughItsDelegate() {
    let old = OldDelegate()
    let delegate: (any UIApplicationDelegate)? = old
    expect(root(of: delegate) == nil && !old.shows())
    old.window = UIWindow(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    old.window?.rootViewController = UIViewController()
    expect(root(of: delegate) === old.window!.rootViewController && old.shows())

    expect(delegate!.window!! === old.window)
    if let found = delegate?.window, let window = found { expect(window === old.window) } else { expect(false) }
    guard let window = delegate?.window ?? nil else { return expect(false) }
    expect((delegate?.window as? UIWindow) === window)
    delegate?.window??.rootViewController = nil
    delegate?.window?!.tag = 3
    expect(window.rootViewController == nil && window.tag == 3)
    if let window = (delegate as? OldDelegate)?.window { expect(window.tag == 3) } else { expect(false) }
}

@MainActor func checkThatAWindowThatNobodyDeclaresIsNil() {
    let delegate: any UIApplicationDelegate = NewDelegate()
    expect(delegate.window == nil && root(of: delegate) == nil)
}

private final class Curved: NSObject, UIViewControllerInteractiveTransitioning {
    var completionSpeed: CGFloat { 2 }
    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {}
}

@MainActor func checkThatPropertiesOfEveryTypeAreOptional() {
    let transition: any UIViewControllerInteractiveTransitioning = Curved()
    expect(transition.completionSpeed == 2 && transition.completionCurve == nil)
    let speed: CGFloat = transition.completionSpeed ?? 1
    expect(speed == 2)
}
