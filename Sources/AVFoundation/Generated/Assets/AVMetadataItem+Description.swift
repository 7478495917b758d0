// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ObjCRuntime
import QuartzCore
import SampanFoundation
import SampanHost
import SampanSound
import UIKit

extension AVMetadataItem {
    nonisolated static var descriptionOfAVMetadataItem: FrameworkClass {
        FrameworkClass(
            AVMetadataItem.self,
            properties: "commonKey dataValue identifier key stringValue value",
            methods: "loadValuesAsynchronouslyForKeys:completionHandler: statusOfValueForKey:error:",
            classMethods: "metadataItemsFromMetadataItems:filteredByIdentifier:",
            property: AVMetadataItem.propertyOfAVMetadataItem,
            method: AVMetadataItem.methodOfAVMetadataItem,
            classMethod: AVMetadataItem.classMethodOfAVMetadataItem)
    }

    private static func propertyOfAVMetadataItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVMetadataItem.commonKey)
        case 1: return .readOnly(\AVMetadataItem.dataValue)
        case 2: return .readOnly(\AVMetadataItem.identifier)
        case 3: return .readOnly(\AVMetadataItem.key)
        case 4: return .readOnly(\AVMetadataItem.stringValue)
        default: return .readOnly(\AVMetadataItem.value)
        }
    }

    nonisolated private static func methodOfAVMetadataItem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! AVMetadataItem).loadValuesAsynchronously(
                    forKeys: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "loadValuesAsynchronouslyForKeys:completionHandler:", as: ([String]).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "loadValuesAsynchronouslyForKeys:completionHandler:", as: ((@Sendable () -> Void)?).self))
            }
        default:
            return { r, a in
                (r as! AVMetadataItem).statusOfValue(
                    forKey: ObjCRuntime.ObjCMessage.argument(a, 0, "statusOfValueForKey:error:", as: (String).self),
                    error: ObjCRuntime.ObjCMessage.argument(a, 1, "statusOfValueForKey:error:", as: (NSErrorPointer).self))
            }
        }
    }

    nonisolated private static func classMethodOfAVMetadataItem(_ index: Int) -> ObjCImplementation {
        { r, a in
            (r as! AVMetadataItem.Type).metadataItems(
                from: ObjCRuntime.ObjCMessage.argument(
                    a, 0, "metadataItemsFromMetadataItems:filteredByIdentifier:", as: ([AVMetadataItem]).self),
                filteredByIdentifier: ObjCRuntime.ObjCMessage.argument(
                    a, 1, "metadataItemsFromMetadataItems:filteredByIdentifier:", as: (AVMetadataIdentifier).self))
        }
    }
}
