import Foundation

/// One thing that an entity can do. See https://developer.apple.com/documentation/gameplaykit/gkcomponent.
open class GKComponent: NSObject, NSCopying {
    /// The entity that has the component.
    open internal(set) weak var entity: GKEntity?

    /// Creates a component.
    public override required init() { super.init() }

    // @objc(updateWithDeltaTime:)
    /// Called with the seconds that have passed.
    open func update(deltaTime seconds: TimeInterval) {}

    /// Called when an entity has got the component.
    open func didAddToEntity() {}

    /// Called before an entity loses the component.
    open func willRemoveFromEntity() {}

    /// A component of the same class.
    open func copy(with zone: NSZone? = nil) -> Any { type(of: self).init() }
}

/// Something of a game that is made of components. See https://developer.apple.com/documentation/gameplaykit/gkentity.
open class GKEntity: NSObject, NSCopying {
    /// The components, in the order in which they came.
    open private(set) var components: [GKComponent] = []

    /// Creates an entity without components.
    public override required init() { super.init() }

    // @objc(updateWithDeltaTime:)
    /// Tells all components of the seconds that have passed.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }

    /// Adds a component, in place of one of the same class.
    open func addComponent(_ component: GKComponent) {
        guard component.entity !== self else { return }
        remove { type(of: $0) == type(of: component) }
        component.entity?.remove { $0 === component }
        components.append(component)
        component.entity = self
        component.didAddToEntity()
    }

    /// Removes the component of a class.
    public func removeComponent<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) {
        remove { type(of: $0) == componentClass }
    }

    /// The component of a class.
    public func component<ComponentType: GKComponent>(ofType componentClass: ComponentType.Type) -> ComponentType? {
        components.first { type(of: $0) == componentClass } as? ComponentType
    }

    private func remove(where isMeant: (GKComponent) -> Bool) {
        guard let index = components.firstIndex(where: isMeant) else { return }
        components[index].willRemoveFromEntity()
        components[index].entity = nil
        components.remove(at: index)
    }

    /// An entity with copies of the components.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = type(of: self).init()
        for component in components { if let component = component.copy() as? GKComponent { copy.addComponent(component) } }
        return copy
    }
}

/// The components of one class of many entities. See https://developer.apple.com/documentation/gameplaykit/gkcomponentsystem.
open class GKComponentSystem<ComponentType: GKComponent>: NSObject {
    /// The class of the components.
    public let componentClass: AnyClass
    /// The components, in the order in which they came.
    open private(set) var components: [ComponentType] = []

    /// Creates a system of components of a class.
    public init(componentClass cls: AnyClass) {
        componentClass = cls
        super.init()
    }

    /// The component with a number.
    open subscript(idx: Int) -> ComponentType { components[idx] }

    /// Adds a component of the system's class.
    open func addComponent(_ component: ComponentType) {
        precondition(type(of: component) == componentClass, "A system of \(componentClass) cannot take a \(type(of: component))")
        components.append(component)
    }

    /// Adds the entity's component of the system's class, if it has one.
    open func addComponent(foundIn entity: GKEntity) {
        for component in entity.components where type(of: component) == componentClass {
            if let component = component as? ComponentType { components.append(component) }
        }
    }

    /// Removes the entity's component of the system's class.
    open func removeComponent(foundIn entity: GKEntity) {
        components.removeAll { component in entity.components.contains { $0 === component } }
    }

    /// Removes a component.
    open func removeComponent(_ component: ComponentType) { components.removeAll { $0 === component } }

    /// Tells all components of the seconds that have passed.
    open func update(deltaTime seconds: TimeInterval) {
        for component in components { component.update(deltaTime: seconds) }
    }
}
