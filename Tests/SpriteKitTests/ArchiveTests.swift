import Foundation
import ObjCRuntime
import Sessions
import Testing

@testable import SpriteKit
@testable import UIKit

/// What an archive is made of: objects that are coded under their keys, as Xcode's editors code SpriteKit's.
final class Coded: NSObject, NSCoding {
    let values: [(key: String, value: Any)]
    init(_ values: KeyValuePairs<String, Any>) { self.values = values.map { ($0.key, $0.value) } }
    init?(coder: NSCoder) { nil }
    func encode(with coder: NSCoder) {
        for (key, value) in values {
            switch value {
            case let value as Bool: coder.encode(value, forKey: key)
            case let value as Double: coder.encode(value, forKey: key)
            case let value as Int: coder.encode(value, forKey: key)
            default: coder.encode(value, forKey: key)
            }
        }
    }
}

final class CodedLabel: NSObject, NSCoding {
    let coded: Coded
    init(_ values: KeyValuePairs<String, Any>) { coded = Coded(values) }
    init?(coder: NSCoder) { nil }
    func encode(with coder: NSCoder) { coded.encode(with: coder) }
}

final class CodedSprite: NSObject, NSCoding {
    let coded: Coded
    init(_ values: KeyValuePairs<String, Any>) { coded = Coded(values) }
    init?(coder: NSCoder) { nil }
    func encode(with coder: NSCoder) { coded.encode(with: coder) }
}

final class ArchivedScene: SKScene {
    var isLoaded = false
    override func sceneDidLoad() { isLoaded = childNode(withName: "//helloLabel") != nil }
}

extension Data {
    /// Gives a text of a property list another, shorter one; in a binary one the rest of the old text is left behind.
    fileprivate mutating func rename(_ old: String, _ new: String, isXML: Bool) {
        if isXML {
            self = Data(String(decoding: self, as: UTF8.self).replacingOccurrences(of: "\(old)<", with: "\(new)<").utf8)
            return
        }
        // A text of more than fourteen letters: what it is, then its length in a byte.
        let header = Data([0x5F, 0x10, UInt8(old.utf8.count)]) + Data(old.utf8)
        while let place = range(of: header) {
            self[place.lowerBound + 2] = UInt8(new.utf8.count)
            replaceSubrange((place.lowerBound + 3)..<(place.lowerBound + 3 + new.utf8.count), with: Data(new.utf8))
        }
    }
}

@Suite(.session) @MainActor
struct ArchiveTests {
    private func archive(isXML: Bool = false, info: NSDictionary = [:]) throws -> Data {
        let label = CodedLabel([
            "_text": "Hello", "_fontName": "DejaVuSans", "_fontSize": 48.0, "_fontColorR": 1.0, "_fontColorG": 0.5, "_fontColorB": 0.0,
            "_fontColorA": 1.0, "_name": "helloLabel", "_position": "{10, 20}", "_verticalAlignmentMode": 1.0, "_zPosition": 3.0,
        ])
        let sprite = CodedSprite([
            "_bounds": "{{0, 0}, {30, 40}}", "_anchorPoint": "{0, 0.5}", "_baseColorR": 0.0, "_baseColorG": 0.0, "_baseColorB": 1.0,
            "_baseColorA": 1.0, "_name": "box", "_position": "{-5, 6}", "_zRotation": 0.5, "_xScale": 2.0, "_yScale": 1.0,
            "_children": [label] as NSArray, "_opacity": 0.25,
        ])
        let scene = Coded([
            "Scene_bounds": "{{0, 0}, {750, 1334}}", "_anchorPoint": "{0.5, 0.5}", "_backgroundColorR": 0.25, "_backgroundColorG": 0.5,
            "_backgroundColorB": 0.75, "_backgroundColorA": 1.0, "_scaleMode": 1, "_paused": true, "_children": [sprite] as NSArray,
            "_info": info,
        ])
        let archiver = NSKeyedArchiver(requiringSecureCoding: false)
        archiver.outputFormat = isXML ? .xml : .binary
        archiver.encode(scene, forKey: NSKeyedArchiveRootObjectKey)
        archiver.finishEncoding()
        // Foundation's archiver writes a class's own name, whatever it is told.
        var data = archiver.encodedData
        for (name, known) in [("CodedLabel", "SKLabelNode"), ("CodedSprite", "SKSpriteNode"), ("Coded", "SKScene")] {
            data.rename("SpriteKitTests.\(name)", known, isXML: isXML)
        }
        return data
    }

    @Test(arguments: [false, true]) func anEditorsSceneIsReadWithItsNodes(isXML: Bool) throws {
        let decoder = try #require(SceneDecoder(try archive(isXML: isXML)))
        let scene = try #require(decoder.makeRoot() as? SKScene)
        #expect(scene.size == CGSize(width: 750, height: 1334) && scene.anchorPoint == CGPoint(x: 0.5, y: 0.5))
        #expect(scene.scaleMode == .aspectFill && !scene.isPaused)
        #expect(scene.backgroundColor == UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 1))
        let sprite = try #require(scene.childNode(withName: "box") as? SKSpriteNode)
        #expect(sprite.size == CGSize(width: 60, height: 40) && sprite.position == CGPoint(x: -5, y: 6) && sprite.alpha == 0.25)
        #expect(sprite.anchorPoint == CGPoint(x: 0, y: 0.5) && sprite.color == .blue && sprite.zRotation == 0.5)
        let label = try #require(scene.childNode(withName: "//helloLabel") as? SKLabelNode)
        #expect(label.text == "Hello" && label.fontSize == 48 && label.verticalAlignmentMode == .center && label.zPosition == 3)
        #expect(label.parent === sprite)
    }

    @Test func aFileNamesTheClassOfItsScene() throws {
        ClassRegistry.register(ArchivedScene.self, objcName: "ArchivedScene") { _ in }
        let data = try archive(info: ["_PB_previewSKNodeCustomClassName": "ArchivedScene"])
        let scene = try #require(SceneDecoder(data)?.makeRoot(as: SKScene.self) as? ArchivedScene)
        #expect(scene.isLoaded)
        #expect(SceneDecoder(try archive())?.makeRoot(as: ArchivedScene.self) is ArchivedScene)
        #expect(SceneDecoder(data)?.makeRoot(as: SKEmitterNode.self) == nil)
    }

    @Test func damagedFilesGiveNothingAndEndNothing() throws {
        let data = try archive()
        #expect(SceneDecoder(Data()) == nil)
        #expect(SceneDecoder(Data("no archive".utf8)) == nil)
        var state: UInt64 = 7
        for _ in 0..<400 {
            var damaged = data
            for _ in 0..<3 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                damaged[Int(state >> 33) % damaged.count] = UInt8(truncatingIfNeeded: state >> 24)
            }
            let made = SceneDecoder(damaged)?.makeRoot()
            #expect(made == nil || made?.parent == nil)
        }
        #expect(SKScene(fileNamed: "not there") == nil)
    }
}
