import Foundation
import QuartzCore
import UIKit

/// Where what is sent waits for the machine: nothing leaves the app's container by itself.
@MainActor
final class Outbox {
    /// The folder of all that was sent and saved: `Library/Outbox` in the app's container.
    var folder = URL.libraryDirectory.appendingPathComponent("Outbox", isDirectory: true)

    private init() {}

    /// The present session's.
    static var current: Outbox { Session.current.part(Outbox.init) }

    /// What a kind of things is kept in.
    enum Tray: String {
        /// Mail to be sent.
        case mail = "Mail"
        /// Mail that was saved and not sent.
        case drafts = "Drafts"
        /// Messages.
        case messages = "Messages"
    }

    /// Keeps a document under a name that may hold anything, or under one like it where that is taken. Returns where.
    @discardableResult
    func keep(_ data: Data, named name: String, ending: String, in tray: Tray) throws -> URL {
        let folder = folder.appendingPathComponent(tray.rawValue, isDirectory: true)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = URL.freePlace(for: "\(URL.fileName(of: name, else: "Untitled")).\(ending)", in: folder)
        try data.write(to: file, options: .atomic)
        return file
    }
}
