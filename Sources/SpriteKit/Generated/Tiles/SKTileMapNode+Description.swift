// Made by `make generate` from the sources of this module.
import AVFoundation
import CSpritePhysics
import CoreGraphics
import CoreImage
import Foundation
import ObjCRuntime
import SampanAssetCatalog
import UIKit

extension SKTileMapNode {
    nonisolated static var descriptionOfSKTileMapNode: FrameworkClass {
        FrameworkClass(
            SKTileMapNode.self,
            properties:
                "anchorPoint blendMode color colorBlendFactor enableAutomapping mapSize numberOfColumns numberOfRows tileSet tileSize",
            methods: """
                centerOfTileAtColumn:row: fillWithTileGroup: setTileGroup:andTileDefinition:forColumn:row: \
                setTileGroup:forColumn:row: tileColumnIndexFromPosition: tileDefinitionAtColumn:row: tileGroupAtColumn:row: \
                tileRowIndexFromPosition:
                """,
            initializers: """
                initWithCoder: initWithTileSet:columns:rows:tileSize: initWithTileSet:columns:rows:tileSize:fillWithTileGroup: \
                initWithTileSet:columns:rows:tileSize:tileGroupLayout:
                """,
            property: SKTileMapNode.propertyOfSKTileMapNode,
            method: SKTileMapNode.methodOfSKTileMapNode,
            initializer: SKTileMapNode.initializerOfSKTileMapNode)
    }

    private static func propertyOfSKTileMapNode(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("anchorPoint", \SKTileMapNode.anchorPoint)
        case 1: return .value("blendMode", \SKTileMapNode.blendMode)
        case 2: return .value("color", \SKTileMapNode.color)
        case 3: return .value("colorBlendFactor", \SKTileMapNode.colorBlendFactor)
        case 4: return .value("enableAutomapping", \SKTileMapNode.enableAutomapping)
        case 5: return .readOnly(\SKTileMapNode.mapSize)
        case 6: return .value("numberOfColumns", \SKTileMapNode.numberOfColumns)
        case 7: return .value("numberOfRows", \SKTileMapNode.numberOfRows)
        case 8: return .value("tileSet", \SKTileMapNode.tileSet)
        default: return .value("tileSize", \SKTileMapNode.tileSize)
        }
    }

    nonisolated private static func methodOfSKTileMapNode(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! SKTileMapNode).centerOfTile(
                    atColumn: ObjCRuntime.ObjCMessage.argument(a, 0, "centerOfTileAtColumn:row:", as: (Int).self),
                    row: ObjCRuntime.ObjCMessage.argument(a, 1, "centerOfTileAtColumn:row:", as: (Int).self))
            }
        case 1:
            return { r, a in
                (r as! SKTileMapNode).fill(with: ObjCRuntime.ObjCMessage.argument(a, 0, "fillWithTileGroup:", as: (SKTileGroup?).self))
            }
        case 2:
            return { r, a in
                (r as! SKTileMapNode).setTileGroup(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTileGroup:andTileDefinition:forColumn:row:", as: (SKTileGroup).self),
                    andTileDefinition: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "setTileGroup:andTileDefinition:forColumn:row:", as: (SKTileDefinition).self),
                    forColumn: ObjCRuntime.ObjCMessage.argument(a, 2, "setTileGroup:andTileDefinition:forColumn:row:", as: (Int).self),
                    row: ObjCRuntime.ObjCMessage.argument(a, 3, "setTileGroup:andTileDefinition:forColumn:row:", as: (Int).self))
            }
        case 3:
            return { r, a in
                (r as! SKTileMapNode).setTileGroup(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "setTileGroup:forColumn:row:", as: (SKTileGroup?).self),
                    forColumn: ObjCRuntime.ObjCMessage.argument(a, 1, "setTileGroup:forColumn:row:", as: (Int).self),
                    row: ObjCRuntime.ObjCMessage.argument(a, 2, "setTileGroup:forColumn:row:", as: (Int).self))
            }
        case 4:
            return { r, a in
                (r as! SKTileMapNode).tileColumnIndex(
                    fromPosition: ObjCRuntime.ObjCMessage.argument(a, 0, "tileColumnIndexFromPosition:", as: (CGPoint).self))
            }
        case 5:
            return { r, a in
                (r as! SKTileMapNode).tileDefinition(
                    atColumn: ObjCRuntime.ObjCMessage.argument(a, 0, "tileDefinitionAtColumn:row:", as: (Int).self),
                    row: ObjCRuntime.ObjCMessage.argument(a, 1, "tileDefinitionAtColumn:row:", as: (Int).self))
            }
        case 6:
            return { r, a in
                (r as! SKTileMapNode).tileGroup(
                    atColumn: ObjCRuntime.ObjCMessage.argument(a, 0, "tileGroupAtColumn:row:", as: (Int).self),
                    row: ObjCRuntime.ObjCMessage.argument(a, 1, "tileGroupAtColumn:row:", as: (Int).self))
            }
        default:
            return { r, a in
                (r as! SKTileMapNode).tileRowIndex(
                    fromPosition: ObjCRuntime.ObjCMessage.argument(a, 0, "tileRowIndexFromPosition:", as: (CGPoint).self))
            }
        }
    }

    nonisolated private static func initializerOfSKTileMapNode(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { a in SKTileMapNode(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        case 1:
            return { a in
                SKTileMapNode(
                    tileSet: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithTileSet:columns:rows:tileSize:", as: (SKTileSet).self),
                    columns: ObjCRuntime.ObjCMessage.argument(a, 1, "initWithTileSet:columns:rows:tileSize:", as: (Int).self),
                    rows: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithTileSet:columns:rows:tileSize:", as: (Int).self),
                    tileSize: ObjCRuntime.ObjCMessage.argument(a, 3, "initWithTileSet:columns:rows:tileSize:", as: (CGSize).self))
            }
        case 2:
            return { a in
                SKTileMapNode(
                    tileSet: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithTileSet:columns:rows:tileSize:fillWithTileGroup:", as: (SKTileSet).self),
                    columns: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithTileSet:columns:rows:tileSize:fillWithTileGroup:", as: (Int).self),
                    rows: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "initWithTileSet:columns:rows:tileSize:fillWithTileGroup:", as: (Int).self),
                    tileSize: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithTileSet:columns:rows:tileSize:fillWithTileGroup:", as: (CGSize).self),
                    fillWith: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "initWithTileSet:columns:rows:tileSize:fillWithTileGroup:", as: (SKTileGroup).self))
            }
        default:
            return { a in
                SKTileMapNode(
                    tileSet: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "initWithTileSet:columns:rows:tileSize:tileGroupLayout:", as: (SKTileSet).self),
                    columns: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "initWithTileSet:columns:rows:tileSize:tileGroupLayout:", as: (Int).self),
                    rows: ObjCRuntime.ObjCMessage.argument(a, 2, "initWithTileSet:columns:rows:tileSize:tileGroupLayout:", as: (Int).self),
                    tileSize: ObjCRuntime.ObjCMessage.argument(
                        a, 3, "initWithTileSet:columns:rows:tileSize:tileGroupLayout:", as: (CGSize).self),
                    tileGroupLayout: ObjCRuntime.ObjCMessage.argument(
                        a, 4, "initWithTileSet:columns:rows:tileSize:tileGroupLayout:", as: ([SKTileGroup]).self))
            }
        }
    }
}
