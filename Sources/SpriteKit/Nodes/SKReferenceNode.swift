import Foundation
import UIKit

/// A node that holds what another `.sks` file of the app's holds. See https://developer.apple.com/documentation/spritekit/skreferencenode.
@preconcurrency @MainActor
open class SKReferenceNode: SKNode {
    private var source: Source?

    private enum Source {
        case name(String)
        case url(URL)
    }

    // @objc(initWithFileNamed:)
    /// Creates a node of a file of the app's.
    public init(fileNamed fileName: String?) {
        source = fileName.map { .name($0) }
        super.init()
        resolve()
    }

    // @objc(initWithURL:)
    /// Creates a node of a file.
    public init(url referenceURL: URL?) {
        source = referenceURL.map { .url($0) }
        super.init()
        resolve()
    }

    /// Creates what an archive holds.
    public required init?(coder aDecoder: NSCoder) {
        super.init(coder: aDecoder)
        if let archive = aDecoder as? SceneDecoder, let name = archive.string("_referenceFileName") ?? archive.string("_fileName") {
            source = .name(name)
            resolve()
        }
    }

    // @objc(didLoadReferenceNode:)
    /// What the file holds has been read; it is a child of this node.
    open func didLoad(_ node: SKNode?) {}

    /// Reads the file again.
    open func resolve() {
        removeAllChildren()
        let decoder: SceneDecoder? =
            switch source {
            case nil: nil
            case .name(let name): SceneDecoder(fileNamed: name)
            case .url(let url): SceneDecoder(contentsOf: url)
            }
        let held = decoder?.makeRoot()
        if let scene = held as? SKScene {
            // A scene cannot be a child: what is in it is.
            let holder = SKNode()
            for child in scene.children {
                child.removeFromParent()
                holder.addChild(child)
            }
            addChild(holder)
            return didLoad(holder)
        }
        if let held { addChild(held) }
        didLoad(held)
    }

    override func take(from other: SKNode) {
        super.take(from: other)
        source = (other as? SKReferenceNode)?.source
    }
}
