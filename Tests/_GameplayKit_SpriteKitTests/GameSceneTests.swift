import GameplayKit
import Sessions
import SpriteKit
import Testing
import UIKit
import _GameplayKit_SpriteKit

@Suite(.session) @MainActor
struct GameSceneTests {
    @Test func aNodeKnowsTheEntityThatHasItsComponent() {
        let (node, other) = (SKNode(), SKNode())
        let entity = GKEntity()
        let component = GKSKNodeComponent(node: node)
        #expect(component.node === node && node.entity == nil)
        entity.addComponent(component)
        #expect(node.entity === entity)
        component.node = other
        #expect(node.entity == nil && other.entity === entity)
        #expect(entity.component(ofType: GKSKNodeComponent.self) === component)
        entity.removeComponent(ofType: GKSKNodeComponent.self)
        #expect(other.entity == nil && component.entity == nil)
    }

    @Test func aNodeKeepsNoEntityAlive() {
        let node = SKNode()
        weak var gone: GKEntity?
        do {
            let entity = GKEntity()
            node.entity = entity
            #expect(node.entity === entity)
            gone = entity
        }
        #expect(gone == nil && node.entity == nil)
    }

    @Test func aCopyOfAnEntityHasACopyOfItsNode() {
        let node = SKNode()
        node.name = "hero"
        let entity = GKEntity()
        entity.addComponent(GKSKNodeComponent(node: node))
        let copy = entity.copy() as? GKEntity
        let copied = copy?.component(ofType: GKSKNodeComponent.self)?.node
        #expect(copied !== node && copied?.name == "hero" && copied?.entity === copy && node.entity === entity)
    }

    @Test func aSceneHasItsEntitiesAndGraphs() {
        let (scene, entity, graph) = (GKScene(), GKEntity(), GKGraph([]))
        let root = SKScene(size: CGSize(width: 10, height: 10))
        scene.rootNode = root
        scene.addEntity(entity)
        scene.addEntity(entity)
        scene.addGraph(graph, name: "ways")
        #expect(scene.rootNode as? SKScene === root && scene.entities == [entity] && scene.graphs["ways"] === graph)
        scene.removeEntity(entity)
        scene.removeGraph("ways")
        #expect(scene.entities.isEmpty && scene.graphs.isEmpty)
        #expect(GKScene(fileNamed: "not there") == nil)
    }
}
