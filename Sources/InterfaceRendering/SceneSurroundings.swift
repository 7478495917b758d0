import Foundation
import SampanInterfaceBuilder

/// What is around a scene when it is on screen, as its document's segues say: the bars of a navigation controller.
struct SceneSurroundings {
    /// A navigation controller that a scene is shown in, and the one that leads to it there.
    struct Navigation {
        var controller: IBObject
        /// The view controller before it; `nil` for the first.
        var previous: IBObject?
    }

    private var navigations: [ObjectIdentifier: Navigation] = [:]

    init(document: IBDocument) {
        var pending: [IBObject] = []
        func enter(_ id: String, _ navigation: Navigation, _ navigations: inout [ObjectIdentifier: Navigation]) {
            guard let object = document.object(withID: id), !Self.isContainer(object), navigations[ObjectIdentifier(object)] == nil else {
                return
            }
            navigations[ObjectIdentifier(object)] = navigation
            pending.append(object)
        }
        for scene in document.scenes {
            guard let container = scene.viewController, container.element == "navigationController" else { continue }
            for connection in container.connections {
                guard case .segue(let segue) = connection.kind, segue.relationship == "rootViewController" else { continue }
                enter(connection.destination, Navigation(controller: container, previous: nil), &navigations)
            }
        }
        var index = 0
        while index < pending.count {
            let source = pending[index]
            index += 1
            guard let navigation = navigations[ObjectIdentifier(source)], let id = source.id else { continue }
            for connection in Self.connections(of: document.scene(containing: id)) {
                guard case .segue(let segue) = connection.kind, ["show", "push"].contains(segue.kind) else { continue }
                enter(connection.destination, Navigation(controller: navigation.controller, previous: source), &navigations)
            }
        }
    }

    /// The navigation controller that a view controller is shown in.
    func navigation(of controller: IBObject) -> Navigation? { navigations[ObjectIdentifier(controller)] }

    /// Containers show bars of their own.
    static func isContainer(_ object: IBObject) -> Bool {
        ["navigationController", "tabBarController", "splitViewController", "pageViewController"].contains(object.element)
    }

    private static func connections(of scene: IBScene?) -> [IBConnection] {
        var found: [IBConnection] = []
        var pending = scene?.objects ?? []
        while let object = pending.popLast() {
            found += object.connections
            pending += object.children
        }
        return found
    }
}
