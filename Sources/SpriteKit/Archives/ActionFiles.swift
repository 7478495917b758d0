import Foundation
import UIKit

/// The actions of the app's `.sks` files by their names.
enum ActionFiles {
    private static let lock = NSLock()
    nonisolated(unsafe) private static var known: [String: SKAction]?

    static func action(named name: String) -> SKAction? {
        lock.withLock {
            if let known { return known[name] }
            var all: [String: SKAction] = [:]
            for url in Bundle.main.urls(forResourcesWithExtension: "sks", subdirectory: nil) ?? [] {
                for (name, action) in SceneDecoder(contentsOf: url as URL)?.namedActions ?? [:] { all[name] = action }
            }
            known = all
            return all[name]
        }
    }
}

extension SceneDecoder {
    /// The actions of a file of Xcode's action editor.
    var namedActions: [String: SKAction] {
        guard let all = decoder(dictionary["actions"]) else { return [:] }
        var result: [String: SKAction] = [:]
        for (name, value) in all.dictionary { result[name] = decoder(value)?.action(depth: 0) }
        return result
    }

    /// The action that the object is; `nil` if there is anything in it that is not known.
    private func action(depth: Int) -> SKAction? {
        guard depth < 32 else { return nil }
        let duration = number("_duration") ?? 0
        var made: SKAction?
        switch className {
        case "SKSequence": made = parts(depth).map { SKAction.sequence($0) }
        case "SKGroup": made = parts(depth).map { SKAction.group($0) }
        case "SKWait": made = SKAction.wait(forDuration: duration)
        case "SKScale":
            guard let x = number("_scaleTargetX"), let y = number("_scaleTargetY") else { return nil }
            made =
                bool("_isRelative") == true
                ? SKAction.scaleX(by: x, y: y, duration: duration) : SKAction.scaleX(to: x, y: y, duration: duration)
        case "SKFade":
            guard let alpha = number("_alphaTarget") else { return nil }
            made =
                bool("_isRelative") == true
                ? SKAction.fadeAlpha(by: alpha, duration: duration) : SKAction.fadeAlpha(to: alpha, duration: duration)
        default: return nil
        }
        if let mode = integer("_timingMode").flatMap(SKActionTimingMode.init) { made?.timingMode = mode }
        return made
    }

    private func parts(_ depth: Int) -> [SKAction]? {
        let all = values("_actions").map { decoder($0)?.action(depth: depth + 1) }
        return all.contains { $0 == nil } ? nil : all.compactMap { $0 }
    }
}
