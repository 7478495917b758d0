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

extension UITableViewDropPlaceholder {
    nonisolated static var descriptionOfUITableViewDropPlaceholder: FrameworkClass {
        FrameworkClass(
            UITableViewDropPlaceholder.self,
            properties: "previewParametersProvider",
            initializers: "initWithInsertionIndexPath:reuseIdentifier:rowHeight:",
            property: UITableViewDropPlaceholder.propertyOfUITableViewDropPlaceholder,
            initializer: UITableViewDropPlaceholder.initializerOfUITableViewDropPlaceholder)
    }

    private static func propertyOfUITableViewDropPlaceholder(_ index: Int) -> ClassDescription.Property {
        .value("previewParametersProvider", \UITableViewDropPlaceholder.previewParametersProvider)
    }

    nonisolated private static func initializerOfUITableViewDropPlaceholder(_ index: Int) -> ObjCFactory {
        { a in
            UITableViewDropPlaceholder(
                insertionIndexPath: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithInsertionIndexPath:reuseIdentifier:rowHeight:", as: (IndexPath).self),
                reuseIdentifier: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithInsertionIndexPath:reuseIdentifier:rowHeight:", as: (String).self),
                rowHeight: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "initWithInsertionIndexPath:reuseIdentifier:rowHeight:", as: (CGFloat).self))
        }
    }
}
