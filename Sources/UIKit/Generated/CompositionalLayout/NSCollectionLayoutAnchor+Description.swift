// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import QuartzCore
import SampanAssetCatalog
import SampanAutoLayout
import SampanDebugLog
import SampanFoundation
import SampanHost
import SampanInterfaceBuilder
import SampanLocalization
import SampanSound
import SampanTextLayout
import Symbols
import UniformTypeIdentifiers

extension NSCollectionLayoutAnchor {
    nonisolated static var descriptionOfNSCollectionLayoutAnchor: FrameworkClass {
        FrameworkClass(
            NSCollectionLayoutAnchor.self,
            properties: "edges isAbsoluteOffset isFractionalOffset offset",
            methods: "copyWithZone:",
            initializers: "layoutAnchorWithEdges: layoutAnchorWithEdges:absoluteOffset: layoutAnchorWithEdges:fractionalOffset:",
            property: NSCollectionLayoutAnchor.propertyOfNSCollectionLayoutAnchor,
            method: NSCollectionLayoutAnchor.methodOfNSCollectionLayoutAnchor,
            initializer: NSCollectionLayoutAnchor.initializerOfNSCollectionLayoutAnchor)
    }

    private static func propertyOfNSCollectionLayoutAnchor(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\NSCollectionLayoutAnchor.edges)
        case 1: return .readOnly(\NSCollectionLayoutAnchor.isAbsoluteOffset)
        case 2: return .readOnly(\NSCollectionLayoutAnchor.isFractionalOffset)
        default: return .readOnly(\NSCollectionLayoutAnchor.offset)
        }
    }

    nonisolated private static func methodOfNSCollectionLayoutAnchor(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! NSCollectionLayoutAnchor).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfNSCollectionLayoutAnchor(_ index: Int) -> ObjCFactory {
        switch index {
        case 0:
            return { a in
                NSCollectionLayoutAnchor(
                    edges: ObjCRuntime.ObjCMessage.argument(a, 0, "layoutAnchorWithEdges:", as: (NSDirectionalRectEdge).self))
            }
        case 1:
            return { a in
                NSCollectionLayoutAnchor(
                    edges: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "layoutAnchorWithEdges:absoluteOffset:", as: (NSDirectionalRectEdge).self),
                    absoluteOffset: ObjCRuntime.ObjCMessage.argument(a, 1, "layoutAnchorWithEdges:absoluteOffset:", as: (CGPoint).self))
            }
        default:
            return { a in
                NSCollectionLayoutAnchor(
                    edges: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "layoutAnchorWithEdges:fractionalOffset:", as: (NSDirectionalRectEdge).self),
                    fractionalOffset: ObjCRuntime.ObjCMessage.argument(a, 1, "layoutAnchorWithEdges:fractionalOffset:", as: (CGPoint).self))
            }
        }
    }
}
