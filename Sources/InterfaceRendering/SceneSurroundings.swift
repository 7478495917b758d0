import Foundation
import SampanInterfaceBuilder

/// What is around a scene when it is on screen, as its document's segues say: the bars of navigation and tab bar controllers.
struct SceneSurroundings {
    /// A navigation controller that a scene is shown in, and the one that leads to it there.
    struct Navigation {
        var controller: IBObject
        /// The view controller before it; `nil` for the first.
        var previous: IBObject?
    }

    /// A tab bar controller that a scene is shown in, and which of its tabs that is.
    struct Tab {
        var controller: IBObject
        var index: Int
    }

    private var navigations: [ObjectIdentifier: Navigation] = [:]
    private var tabs: [ObjectIdentifier: Tab] = [:]

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
        for scene in document.scenes {
            guard let container = scene.viewController, container.element == "tabBarController" else { continue }
            let children = container.connections.filter { connection in
                guard case .segue(let segue) = connection.kind else { return false }
                return segue.relationship == "viewControllers"
            }
            for (index, connection) in children.enumerated() {
                guard let object = document.object(withID: connection.destination) else { continue }
                tabs[ObjectIdentifier(object)] = Tab(controller: container, index: index)
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

    /// The tab bar controller that a view controller is shown in, by itself or in its navigation controller.
    func tab(of controller: IBObject) -> Tab? {
        tabs[ObjectIdentifier(controller)] ?? navigation(of: controller).flatMap { tabs[ObjectIdentifier($0.controller)] }
    }

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
