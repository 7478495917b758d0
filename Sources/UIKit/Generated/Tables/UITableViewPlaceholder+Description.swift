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

extension UITableViewPlaceholder {
    nonisolated static var descriptionOfUITableViewPlaceholder: FrameworkClass {
        FrameworkClass(
            UITableViewPlaceholder.self,
            properties: "cellUpdateHandler",
            initializers: "initWithInsertionIndexPath:reuseIdentifier:rowHeight:",
            property: UITableViewPlaceholder.propertyOfUITableViewPlaceholder,
            initializer: UITableViewPlaceholder.initializerOfUITableViewPlaceholder)
    }

    private static func propertyOfUITableViewPlaceholder(_ index: Int) -> ClassDescription.Property {
        .value("cellUpdateHandler", \UITableViewPlaceholder.cellUpdateHandler)
    }

    nonisolated private static func initializerOfUITableViewPlaceholder(_ index: Int) -> ObjCFactory {
        { a in
            UITableViewPlaceholder(
                insertionIndexPath: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "initWithInsertionIndexPath:reuseIdentifier:rowHeight:", as: (IndexPath).self),
                reuseIdentifier: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "initWithInsertionIndexPath:reuseIdentifier:rowHeight:", as: (String).self),
                rowHeight: ObjCRuntime.ObjCMessage.argument(
                    a, 2, "initWithInsertionIndexPath:reuseIdentifier:rowHeight:", as: (CGFloat).self))
        }
    }
}
