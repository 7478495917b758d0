import Foundation
import UIKit

/// What can be read from a file of Xcode's scene editor. An initializer of a protocol can make an object of a subclass, as the file asks.
@preconcurrency @MainActor
public protocol _NodeOfFile {}

extension _NodeOfFile where Self: SKNode {
    // @objc(nodeWithFileNamed:)
    /// Creates the node that a `.sks` file of the app's holds, of the class that the file names; `nil` if there is none, or one of a class
    /// that is not a `Self`.
    public init?(fileNamed filename: String) {
        guard let made = SceneDecoder(fileNamed: filename)?.makeRoot(as: Self.self) as? Self else { return nil }
        self = made
    }

    // @objc(nodeWithFileNamed:securelyWithClasses:andError:)
    /// Creates the node that a `.sks` file of the app's holds.
    ///
    /// - Parameters:
    ///   - filename: the file's name, with or without its ending.
    ///   - classes: what objects in the file may be. Whatever is said here, only nodes and what belongs to them is made.
    /// - Throws: `CocoaError` if there is no such file, or it cannot be read.
    public init(fileNamed filename: String, securelyWithClasses classes: Set<AnyHashable>) throws {
        guard let decoder = SceneDecoder(fileNamed: filename) else { throw CocoaError(.fileReadNoSuchFile) }
        guard let made = decoder.makeRoot(as: Self.self) as? Self else { throw CocoaError(.coderReadCorrupt) }
        self = made
    }
}
