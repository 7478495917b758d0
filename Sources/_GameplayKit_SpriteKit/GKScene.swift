import GameplayKit
import SpriteKit

/// What can be the scene of a `GKScene`: a scene of SpriteKit's. See https://developer.apple.com/documentation/gameplaykit/gkscenerootnodetype.
public protocol GKSceneRootNodeType: NSObjectProtocol {}

extension SKScene: GKSceneRootNodeType {}

/// A scene with the entities and graphs that belong to it. See https://developer.apple.com/documentation/gameplaykit/gkscene.
open class GKScene: NSObject, NSCopying {
    /// The entities, in the order in which they came.
    open private(set) var entities: [GKEntity] = []
    /// The scene.
    open var rootNode: (any GKSceneRootNodeType)?
    /// The graphs by their names.
    open private(set) var graphs: [String: GKGraph] = [:]

    /// Creates a scene without a root, entities and graphs.
    public override init() { super.init() }

    // @objc(sceneWithFileNamed:)
    /// Creates what a `.sks` file of the app's holds: its scene, of the class that the file names; `nil` if there is no such file. Entities and
    /// graphs that an editor put into the file are not read.
    public convenience init?(fileNamed filename: String) {
        guard let scene = MainActor.assumeIsolated({ SKScene(fileNamed: filename) }) else { return nil }
        self.init()
        rootNode = scene
    }

    // @objc(addEntity:)
    /// Adds an entity, unless it is there.
    open func addEntity(_ entity: GKEntity) { if !entities.contains(where: { $0 === entity }) { entities.append(entity) } }

    // @objc(removeEntity:)
    /// Removes an entity.
    open func removeEntity(_ entity: GKEntity) { entities.removeAll { $0 === entity } }

    // @objc(addGraph:name:)
    /// Adds a graph, in place of one of the same name.
    open func addGraph(_ graph: GKGraph, name: String) { graphs[name] = graph }

    // @objc(removeGraph:)
    /// Removes the graph of a name.
    open func removeGraph(_ name: String) { graphs[name] = nil }

    /// A scene with the same root and graphs, and copies of the entities.
    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = GKScene()
        (copy.rootNode, copy.graphs) = (rootNode, graphs)
        copy.entities = entities.compactMap { $0.copy() as? GKEntity }
        return copy
    }
}
