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
        PHAdjustmentData PHAsset PHAssetChangeRequest PHAssetCollection PHAssetCollectionChangeRequest PHAssetCreationRequest \
        PHAssetResourceCreationOptions PHCachingImageManager PHChange PHChangeRequest PHCollection PHCollectionList \
        PHCollectionListChangeRequest PHContentEditingInput PHContentEditingInputRequestOptions PHContentEditingOutput \
        PHFetchOptions PHImageManager PHImageRequestOptions PHLivePhoto PHObject PHObjectPlaceholder PHPhotoLibrary
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return PHAdjustmentData.descriptionOfPHAdjustmentData
        case 1: return PHAsset.descriptionOfPHAsset
        case 2: return PHAssetChangeRequest.descriptionOfPHAssetChangeRequest
        case 3: return PHAssetCollection.descriptionOfPHAssetCollection
        case 4: return PHAssetCollectionChangeRequest.descriptionOfPHAssetCollectionChangeRequest
        case 5: return PHAssetCreationRequest.descriptionOfPHAssetCreationRequest
        case 6: return PHAssetResourceCreationOptions.descriptionOfPHAssetResourceCreationOptions
        case 7: return PHCachingImageManager.descriptionOfPHCachingImageManager
        case 8: return PHChange.descriptionOfPHChange
        case 9: return PHChangeRequest.descriptionOfPHChangeRequest
        case 10: return PHCollection.descriptionOfPHCollection
        case 11: return PHCollectionList.descriptionOfPHCollectionList
        case 12: return PHCollectionListChangeRequest.descriptionOfPHCollectionListChangeRequest
        case 13: return PHContentEditingInput.descriptionOfPHContentEditingInput
        case 14: return PHContentEditingInputRequestOptions.descriptionOfPHContentEditingInputRequestOptions
        case 15: return PHContentEditingOutput.descriptionOfPHContentEditingOutput
        case 16: return PHFetchOptions.descriptionOfPHFetchOptions
        case 17: return PHImageManager.descriptionOfPHImageManager
        case 18: return PHImageRequestOptions.descriptionOfPHImageRequestOptions
        case 19: return PHLivePhoto.descriptionOfPHLivePhoto
        case 20: return PHObject.descriptionOfPHObject
        case 21: return PHObjectPlaceholder.descriptionOfPHObjectPlaceholder
        default: return PHPhotoLibrary.descriptionOfPHPhotoLibrary
        }
    }
}
