// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPMediaQuery {
    nonisolated static var descriptionOfMPMediaQuery: FrameworkClass {
        FrameworkClass(
            MPMediaQuery.self,
            properties: "collectionSections collections filterPredicates groupingType itemSections items",
            methods: "addFilterPredicate: copyWithZone: encodeWithCoder: removeFilterPredicate:",
            classMethods: """
                albumsQuery artistsQuery audiobooksQuery compilationsQuery composersQuery genresQuery playlistsQuery podcastsQuery \
                songsQuery supportsSecureCoding
                """,
            initializers: "init initWithCoder: initWithFilterPredicates:",
            property: MPMediaQuery.propertyOfMPMediaQuery,
            method: MPMediaQuery.methodOfMPMediaQuery,
            classMethod: MPMediaQuery.classMethodOfMPMediaQuery,
            initializer: MPMediaQuery.initializerOfMPMediaQuery)
    }

    private static func propertyOfMPMediaQuery(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MPMediaQuery.collectionSections)
        case 1: return .readOnly(\MPMediaQuery.collections)
        case 2: return .value("filterPredicates", \MPMediaQuery.filterPredicates)
        case 3: return .value("groupingType", \MPMediaQuery.groupingType)
        case 4: return .readOnly(\MPMediaQuery.itemSections)
        default: return .readOnly(\MPMediaQuery.items)
        }
    }

    nonisolated private static func methodOfMPMediaQuery(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MPMediaQuery).addFilterPredicate(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "addFilterPredicate:", as: (MPMediaPredicate).self))
            }
        case 1:
            return { r, a in (r as! MPMediaQuery).copy(with: ObjCRuntime.ObjCMessage.argument(a, 0, "copyWithZone:", as: (NSZone?).self)) }
        case 2:
            return { r, a in
                (r as! MPMediaQuery).encode(with: ObjCRuntime.ObjCMessage.argument(a, 0, "encodeWithCoder:", as: (NSCoder).self))
            }
        default:
            return { r, a in
                (r as! MPMediaQuery).removeFilterPredicate(
                    ObjCRuntime.ObjCMessage.argument(a, 0, "removeFilterPredicate:", as: (MPMediaPredicate).self))
            }
        }
    }

    nonisolated private static func classMethodOfMPMediaQuery(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0: return { r, _ in (r as! MPMediaQuery.Type).albums() }
        case 1: return { r, _ in (r as! MPMediaQuery.Type).artists() }
        case 2: return { r, _ in (r as! MPMediaQuery.Type).audiobooks() }
        case 3: return { r, _ in (r as! MPMediaQuery.Type).compilations() }
        case 4: return { r, _ in (r as! MPMediaQuery.Type).composers() }
        case 5: return { r, _ in (r as! MPMediaQuery.Type).genres() }
        case 6: return { r, _ in (r as! MPMediaQuery.Type).playlists() }
        case 7: return { r, _ in (r as! MPMediaQuery.Type).podcasts() }
        case 8: return { r, _ in (r as! MPMediaQuery.Type).songs() }
        default: return { r, _ in (r as! MPMediaQuery.Type).supportsSecureCoding }
        }
    }

    nonisolated private static func initializerOfMPMediaQuery(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MPMediaQuery() }
        case 1: return { a in MPMediaQuery(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        default:
            return { a in
                MPMediaQuery(
                    filterPredicates: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithFilterPredicates:", as: (Set<MPMediaPredicate>?).self)
                )
            }
        }
    }
}
