import GameplayKit
import ObjCRuntime
import SpriteKit

/// A component that stands for a node of SpriteKit's: while an entity has it, the node knows the entity.
/// See https://developer.apple.com/documentation/gameplaykit/gksknodecomponent.
open class GKSKNodeComponent: GKComponent {
    /// The node.
    open var node: SKNode {
        get { MainActor.assumeIsolated { holder.node } }
        set {
            MainActor.assumeIsolated {
                guard newValue !== holder.node else { return }
                if holder.node.entity === entity { holder.node.entity = nil }
                holder.node = newValue
                newValue.entity = entity
            }
        }
    }

    /// The node, which is the main thread's.
    @MainActor
    private final class Holder {
        var node: SKNode
        init(_ node: SKNode) { self.node = node }
    }

    private let holder: Holder

    // @objc(initWithNode:)
    /// Creates a component of a node.
    public init(node: SKNode) {
        holder = MainActor.assumeIsolated { Holder(node) }
        super.init()
    }

    /// Creates a component of a new node.
    public required init() {
        holder = MainActor.assumeIsolated { Holder(SKNode()) }
        super.init()
    }

    open override func didAddToEntity() { MainActor.assumeIsolated { holder.node.entity = entity } }

    open override func willRemoveFromEntity() {
        MainActor.assumeIsolated { if holder.node.entity === entity { holder.node.entity = nil } }
    }

    /// A component of a copy of the node.
    open override func copy(with zone: NSZone? = nil) -> Any {
        MainActor.assumeIsolated {
            let copy = type(of: self).init()
            if let node = holder.node.copy() as? SKNode { copy.node = node }
            return copy
        }
    }
}

nonisolated(unsafe) private var entityKey: UInt8 = 0

extension SKNode {
    /// The entity that the node stands for. It is not kept alive.
    public var entity: GKEntity? {
        get { objc_getAssociatedObject(self, &entityKey) as? GKEntity }
        set { objc_setAssociatedObject(self, &entityKey, newValue, .OBJC_ASSOCIATION_ASSIGN) }
    }
}
