// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
import ImageIO
import ObjCRuntime
import SampanFoundation
import SampanHost
import UIKit

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("Photos", classes: names, description)
    }

    private static let names: NameList = """
        PHAsset PHAssetChangeRequest PHAssetCollection PHAssetCollectionChangeRequest PHAssetCreationRequest \
        PHAssetResourceCreationOptions PHCachingImageManager PHChange PHChangeRequest PHCollection PHFetchOptions PHImageManager \
        PHImageRequestOptions PHLivePhoto PHObject PHObjectPlaceholder PHPhotoLibrary
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return PHAsset.descriptionOfPHAsset
        case 1: return PHAssetChangeRequest.descriptionOfPHAssetChangeRequest
        case 2: return PHAssetCollection.descriptionOfPHAssetCollection
        case 3: return PHAssetCollectionChangeRequest.descriptionOfPHAssetCollectionChangeRequest
        case 4: return PHAssetCreationRequest.descriptionOfPHAssetCreationRequest
        case 5: return PHAssetResourceCreationOptions.descriptionOfPHAssetResourceCreationOptions
        case 6: return PHCachingImageManager.descriptionOfPHCachingImageManager
        case 7: return PHChange.descriptionOfPHChange
        case 8: return PHChangeRequest.descriptionOfPHChangeRequest
        case 9: return PHCollection.descriptionOfPHCollection
        case 10: return PHFetchOptions.descriptionOfPHFetchOptions
        case 11: return PHImageManager.descriptionOfPHImageManager
        case 12: return PHImageRequestOptions.descriptionOfPHImageRequestOptions
        case 13: return PHLivePhoto.descriptionOfPHLivePhoto
        case 14: return PHObject.descriptionOfPHObject
        case 15: return PHObjectPlaceholder.descriptionOfPHObjectPlaceholder
        default: return PHPhotoLibrary.descriptionOfPHPhotoLibrary
        }
    }
}
