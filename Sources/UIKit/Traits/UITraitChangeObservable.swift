import Foundation
import ObjCRuntime

/// What tells a registration for changes of traits apart. See https://developer.apple.com/documentation/uikit/uitraitchangeregistration.
public protocol UITraitChangeRegistration: NSObjectProtocol {}

/// Something whose traits can be observed. See https://developer.apple.com/documentation/uikit/uitraitchangeobservable-67e94.
@preconcurrency @MainActor
public protocol UITraitChangeObservable: UITraitEnvironment {}

extension UITraitChangeObservable {
    /// What is called after traits changed, with the traits before.
    public typealias TraitChangeHandler<Environment> = (_ traitEnvironment: Environment, _ previousTraitCollection: UITraitCollection) ->
        Void

    /// Calls a handler after any of some traits changed.
    @discardableResult
    public func registerForTraitChanges(
        _ traits: [UITrait], handler: @escaping TraitChangeHandler<Self>
    ) -> any UITraitChangeRegistration {
        TraitObservers.of(self).add(traits) { [weak self] previous in
            if let self { handler(self, previous) }
        }
    }

    /// Calls a method of a target after any of some traits changed; the target is not kept.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration {
        TraitObservers.of(self).add(traits) { [weak self, weak target = target as AnyObject] previous in
            guard let self, let target else { return }
            TraitObservers.send(action, to: target, self, previous)
        }
    }

    /// Calls a method of its own after any of some traits changed.
    @discardableResult
    public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
        registerForTraitChanges(traits, target: self, action: action)
    }

    /// Ends a registration.
    public func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration) {
        TraitObservers.of(self).remove(registration)
    }
}

/// Who wants to know of changes of something's traits.
@MainActor
package final class TraitObservers {
    private final class Registration: NSObject, UITraitChangeRegistration {
        let traits: [UITrait]
        let handler: (UITraitCollection) -> Void

        init(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) {
            (self.traits, self.handler) = (traits, handler)
            super.init()
        }
    }

    private enum Key {
        static let address = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))
    }

    private var registrations: [Registration] = []

    /// The observers of something.
    static func of(_ object: any UITraitEnvironment) -> TraitObservers {
        if let known = objc_getAssociatedObject(object, Key.address) as? TraitObservers { return known }
        let observers = TraitObservers()
        objc_setAssociatedObject(object, Key.address, observers, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
        return observers
    }

    /// Tells whoever observes something that its traits changed.
    package static func tell(_ object: (any UITraitEnvironment)?, _ previous: UITraitCollection, _ traits: UITraitCollection) {
        guard let object, let observers = objc_getAssociatedObject(object, Key.address) as? TraitObservers else { return }
        for registration in observers.registrations
        where registration.traits.contains(where: { traits.values.differs($0, from: previous.values) }) {
            registration.handler(previous)
        }
    }

    func add(_ traits: [UITrait], _ handler: @escaping (UITraitCollection) -> Void) -> any UITraitChangeRegistration {
        let registration = Registration(traits, handler)
        registrations.append(registration)
        return registration
    }

    func remove(_ registration: any UITraitChangeRegistration) { registrations.removeAll { $0 === registration } }

    /// Calls a method with none, the first, or both of two arguments.
    static func send(_ action: Selector, to target: AnyObject, _ sender: AnyObject, _ previous: UITraitCollection) {
        guard let body = ClassRegistry.implementation(of: action, in: type(of: target)) else {
            fatalError("-[\(type(of: target)) \(action)]: unrecognized selector sent to instance")
        }
        _ = body(target, Array([sender, previous].prefix(action.argumentCount)))
    }
}
