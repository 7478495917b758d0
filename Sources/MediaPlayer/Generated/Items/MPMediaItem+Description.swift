// Made by `make generate` from the sources of this module.
import AVFoundation
import Foundation
import ObjCRuntime
import SampanHost
import SampanSound
import UIKit

extension MPMediaItem {
    nonisolated static var descriptionOfMPMediaItem: FrameworkClass {
        FrameworkClass(
            MPMediaItem.self,
            properties: """
                albumArtist albumArtistPersistentID albumPersistentID albumTitle albumTrackCount albumTrackNumber artist \
                artistPersistentID artwork assetURL beatsPerMinute bookmarkTime cloudItem/isCloudItem comments \
                compilation/isCompilation composer composerPersistentID dateAdded discCount discNumber explicitItem/isExplicitItem \
                genre genrePersistentID lastPlayedDate lyrics mediaType playCount playbackDuration playbackStoreID \
                podcastPersistentID podcastTitle protectedAsset/hasProtectedAsset rating releaseDate skipCount title userGrouping
                """,
            classMethods: "persistentIDPropertyForGroupingType: titlePropertyForGroupingType:",
            initializers: "init initWithCoder:",
            property: MPMediaItem.propertyOfMPMediaItem,
            classMethod: MPMediaItem.classMethodOfMPMediaItem,
            initializer: MPMediaItem.initializerOfMPMediaItem)
    }

    private static func propertyOfMPMediaItem(_ index: Int) -> ClassDescription.Property {
        switch index {
        case 0: return .readOnly(\MPMediaItem.albumArtist)
        case 1: return .readOnly(\MPMediaItem.albumArtistPersistentID)
        case 2: return .readOnly(\MPMediaItem.albumPersistentID)
        case 3: return .readOnly(\MPMediaItem.albumTitle)
        case 4: return .readOnly(\MPMediaItem.albumTrackCount)
        case 5: return .readOnly(\MPMediaItem.albumTrackNumber)
        case 6: return .readOnly(\MPMediaItem.artist)
        case 7: return .readOnly(\MPMediaItem.artistPersistentID)
        case 8: return .readOnly(\MPMediaItem.artwork)
        case 9: return .readOnly(\MPMediaItem.assetURL)
        case 10: return .readOnly(\MPMediaItem.beatsPerMinute)
        case 11: return .readOnly(\MPMediaItem.bookmarkTime)
        case 12: return .readOnly(\MPMediaItem.isCloudItem)
        case 13: return .readOnly(\MPMediaItem.comments)
        case 14: return .readOnly(\MPMediaItem.isCompilation)
        case 15: return .readOnly(\MPMediaItem.composer)
        case 16: return .readOnly(\MPMediaItem.composerPersistentID)
        case 17: return .readOnly(\MPMediaItem.dateAdded)
        case 18: return .readOnly(\MPMediaItem.discCount)
        case 19: return .readOnly(\MPMediaItem.discNumber)
        case 20: return .readOnly(\MPMediaItem.isExplicitItem)
        case 21: return .readOnly(\MPMediaItem.genre)
        case 22: return .readOnly(\MPMediaItem.genrePersistentID)
        case 23: return .readOnly(\MPMediaItem.lastPlayedDate)
        case 24: return .readOnly(\MPMediaItem.lyrics)
        case 25: return .readOnly(\MPMediaItem.mediaType)
        case 26: return .readOnly(\MPMediaItem.playCount)
        case 27: return .readOnly(\MPMediaItem.playbackDuration)
        case 28: return .readOnly(\MPMediaItem.playbackStoreID)
        case 29: return .readOnly(\MPMediaItem.podcastPersistentID)
        case 30: return .readOnly(\MPMediaItem.podcastTitle)
        case 31: return .readOnly(\MPMediaItem.hasProtectedAsset)
        case 32: return .readOnly(\MPMediaItem.rating)
        case 33: return .readOnly(\MPMediaItem.releaseDate)
        case 34: return .readOnly(\MPMediaItem.skipCount)
        case 35: return .readOnly(\MPMediaItem.title)
        default: return .readOnly(\MPMediaItem.userGrouping)
        }
    }

    nonisolated private static func classMethodOfMPMediaItem(_ index: Int) -> ObjCImplementation {
        switch index {
        case 0:
            return { r, a in
                (r as! MPMediaItem.Type).persistentIDProperty(
                    forGroupingType: ObjCRuntime.ObjCMessage.argument(
                        a, 0, "persistentIDPropertyForGroupingType:", as: (MPMediaGrouping).self))
            }
        default:
            return { r, a in
                (r as! MPMediaItem.Type).titleProperty(
                    forGroupingType: ObjCRuntime.ObjCMessage.argument(a, 0, "titlePropertyForGroupingType:", as: (MPMediaGrouping).self))
            }
        }
    }

    nonisolated private static func initializerOfMPMediaItem(_ index: Int) -> ObjCFactory {
        switch index {
        case 0: return { _ in MPMediaItem() }
        default: return { a in MPMediaItem(coder: ObjCRuntime.ObjCMessage.argument(a, 0, "initWithCoder:", as: (NSCoder).self)) }
        }
    }
}
