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
import SampanTextLayout
import UniformTypeIdentifiers

extension NSTextContainer {
    nonisolated static var descriptionOfNSTextContainer: FrameworkClass {
        FrameworkClass(
            NSTextContainer.self,
            properties:
                "heightTracksTextView layoutManager lineBreakMode lineFragmentPadding maximumNumberOfLines size widthTracksTextView",
            initializers: "init initWithSize:",
            property: NSTextContainer.propertyOfNSTextContainer,
            initializer: NSTextContainer.initializerOfNSTextContainer)
    }

    private static func propertyOfNSTextContainer(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .value("heightTracksTextView", \NSTextContainer.heightTracksTextView)
        case 1: return .readOnly(\NSTextContainer.layoutManager)
        case 2: return .value("lineBreakMode", \NSTextContainer.lineBreakMode)
        case 3: return .value("lineFragmentPadding", \NSTextContainer.lineFragmentPadding)
        case 4: return .value("maximumNumberOfLines", \NSTextContainer.maximumNumberOfLines)
        case 5: return .value("size", \NSTextContainer.size)
        default: return .value("widthTracksTextView", \NSTextContainer.widthTracksTextView)
        }
    }

    nonisolated private static func initializerOfNSTextContainer(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in NSTextContainer() }
        default: return { a in NSTextContainer(size: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithSize:", as: (CGSize).self)) }
        }
    }
}
