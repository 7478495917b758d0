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

extension UIEventAttribution {
    nonisolated static var descriptionOfUIEventAttribution: FrameworkClass {
        FrameworkClass(
            UIEventAttribution.self,
            properties: "destinationURL purchaser reportEndpoint sourceDescription sourceIdentifier",
            methods: "copyWithZone:",
            initializers: "initWithSourceIdentifier:destinationURL:sourceDescription:purchaser:",
            property: UIEventAttribution.propertyOfUIEventAttribution,
            method: UIEventAttribution.methodOfUIEventAttribution,
            initializer: UIEventAttribution.initializerOfUIEventAttribution)
    }

    private static func propertyOfUIEventAttribution(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\UIEventAttribution.destinationURL)
        case 1: return .readOnly(\UIEventAttribution.purchaser)
        case 2: return .readOnly(\UIEventAttribution.reportEndpoint)
        case 3: return .readOnly(\UIEventAttribution.sourceDescription)
        default: return .readOnly(\UIEventAttribution.sourceIdentifier)
        }
    }

    nonisolated private static func methodOfUIEventAttribution(_ index: Int) -> ObjCImplementation {
        { r, a in (r as! UIEventAttribution).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
    }

    nonisolated private static func initializerOfUIEventAttribution(_ index: Int) -> ObjCFactory {
        { a in
            UIEventAttribution(
                sourceIdentifier: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithSourceIdentifier:destinationURL:sourceDescription:purchaser:", as: (UInt8).self),
                destinationURL: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithSourceIdentifier:destinationURL:sourceDescription:purchaser:", as: (URL).self),
                sourceDescription: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "initWithSourceIdentifier:destinationURL:sourceDescription:purchaser:", as: (String).self),
                purchaser: ObjCRuntime.ObjCMessage.argument(
                    a, 3, "initWithSourceIdentifier:destinationURL:sourceDescription:purchaser:", as: (String).self))
        }
    }
}
