// Made by `make generate` from the sources of this module.
import CoreGraphics
import CoreMedia
import CoreVideo
import Foundation
import ImageIO
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
            properties: """
                commonKey dataType dataValue dateValue duration extendedLanguageTag identifier key keySpace locale numberValue \
                startDate stringValue time value
                """,
            methods: "copyWithZone: loadValuesAsynchronouslyForKeys:completionHandler: mutableCopyWithZone: statusOfValueForKey:error:",
            classMethods: "metadataItemsFromMetadataItems:filteredByIdentifier: metadataItemsFromMetadataItems:withKey:keySpace:",
            property: AVMetadataItem.propertyOfAVMetadataItem,
            method: AVMetadataItem.methodOfAVMetadataItem,
            classMethod: AVMetadataItem.classMethodOfAVMetadataItem)
    }

    private static func propertyOfAVMetadataItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\AVMetadataItem.commonKey)
        case 1: return .readOnly(\AVMetadataItem.dataType)
        case 2: return .readOnly(\AVMetadataItem.dataValue)
        case 3: return .readOnly(\AVMetadataItem.dateValue)
        case 4: return .readOnly(\AVMetadataItem.duration)
        case 5: return .readOnly(\AVMetadataItem.extendedLanguageTag)
        case 6: return .readOnly(\AVMetadataItem.identifier)
        case 7: return .readOnly(\AVMetadataItem.key)
        case 8: return .readOnly(\AVMetadataItem.keySpace)
        case 9: return .readOnly(\AVMetadataItem.locale)
        case 10: return .readOnly(\AVMetadataItem.numberValue)
        case 11: return .readOnly(\AVMetadataItem.startDate)
        case 12: return .readOnly(\AVMetadataItem.stringValue)
        case 13: return .readOnly(\AVMetadataItem.time)
        default: return .readOnly(\AVMetadataItem.value)
        }
    }

    nonisolated private static func methodOfAVMetadataItem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in (r as! AVMetadataItem).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self))
            }
        case 1:
            return { r, a in
                (r as! AVMetadataItem).loadValuesAsynchronously(
                    forKeys: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "loadValuesAsynchronouslyForKeys:completionHandler:", as: ([String]).self),
                    completionHandler: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "loadValuesAsynchronouslyForKeys:completionHandler:", as: ((@Sendable () -> Void)?).self))
            }
        case 2:
            return { r, a in
                (r as! AVMetadataItem).mutableCopy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "mutableCopyWithZone:", as: (NSZone?).self))
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
        switch index {
        case 0:
            return { r, a in
                (r as! AVMetadataItem.Type).metadataItems(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "metadataItemsFromMetadataItems:filteredByIdentifier:", as: ([AVMetadataItem]).self),
                    filteredByIdentifier: ObjCRuntime.ObjCMessage.argument(
                        a, 1, "metadataItemsFromMetadataItems:filteredByIdentifier:", as: (AVMetadataIdentifier).self))
            }
        default:
            return { r, a in
                (r as! AVMetadataItem.Type).metadataItems(
                    from: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "metadataItemsFromMetadataItems:withKey:keySpace:", as: ([AVMetadataItem]).self),
                    withKey: ObjCRuntime.ObjCMessage.argument(a, 1, "metadataItemsFromMetadataItems:withKey:keySpace:", as: (Any?).self),
                    keySpace: ObjCRuntime.ObjCMessage.argument(
                        a, 2, "metadataItemsFromMetadataItems:withKey:keySpace:", as: (AVMetadataKeySpace?).self))
            }
        }
    }
}
