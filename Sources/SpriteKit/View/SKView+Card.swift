import SampanInterfaceBuilder
import UIKit

extension ClassCard {
    static let spriteView = ClassCard(
        SKView.self, elements: "skView",
        names: "showsFields showsQuadCount",
        attributes: [
            .property("allowsTransparency", \.allowsTransparency),
            .property("asynchronous", \.isAsynchronous),
            .property("ignoresSiblingOrder", \.ignoresSiblingOrder),
            .property("showsDrawCount", \.showsDrawCount),
            .property("showsFPS", \.showsFPS),
            .property("showsNodeCount", \.showsNodeCount),
            .property("showsPhysics", \.showsPhysics),
            .property("preferredFramesPerSecond", \.preferredFramesPerSecond),
            .custom("sceneName") { view, source in
                if let name = source.record["sceneName"], let scene = SKScene(fileNamed: name) { view.presentScene(scene) }
            },
        ])
}
