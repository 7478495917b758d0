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

/// Enters the module's classes in the registry when the library is loaded.
private enum Classes {
    @section(".init_array") @used nonisolated static let load: @convention(c) () -> Void = {
        ClassRegistry.registerFramework("AVFoundation", classes: names, description)
    }

    private static let names: NameList = """
        AVAsset AVAssetExportSession AVAssetImageGenerator AVAssetTrack AVAssetTrackSegment AVAudioApplication AVAudioBuffer \
        AVAudioEngine AVAudioFile AVAudioFormat AVAudioIONode AVAudioInputNode AVAudioMix AVAudioMixInputParameters AVAudioMixerNode \
        AVAudioNode AVAudioOutputNode AVAudioPCMBuffer AVAudioPlayer AVAudioPlayerNode AVAudioRecorder AVAudioSession \
        AVAudioSessionPortDescription AVAudioSessionRouteDescription AVAudioTime AVAudioUnit AVAudioUnitDelay AVAudioUnitDistortion \
        AVAudioUnitEQ AVAudioUnitEQFilterParameters AVAudioUnitEffect AVAudioUnitReverb AVAudioUnitTimeEffect AVAudioUnitTimePitch \
        AVAudioUnitVarispeed AVCaptureBracketedStillImageSettings AVCaptureConnection AVCaptureDevice \
        AVCaptureDevice.DiscoverySession AVCaptureDevice.Format AVCaptureDeviceInput AVCaptureFileOutput AVCaptureInput \
        AVCaptureInput.Port AVCaptureMetadataOutput AVCaptureMovieFileOutput AVCaptureOutput AVCapturePhoto AVCapturePhotoOutput \
        AVCapturePhotoSettings AVCaptureResolvedPhotoSettings AVCaptureSession AVCaptureStillImageOutput AVCaptureVideoDataOutput \
        AVCaptureVideoPreviewLayer AVComposition AVCompositionTrack AVCompositionTrackSegment AVFrameRateRange AVMetadataItem \
        AVMetadataMachineReadableCodeObject AVMetadataObject AVMutableAudioMix AVMutableAudioMixInputParameters AVMutableComposition \
        AVMutableCompositionTrack AVMutableMetadataItem AVMutableVideoComposition AVMutableVideoCompositionInstruction \
        AVMutableVideoCompositionLayerInstruction AVPlayer AVPlayerItem AVPlayerItemTrack AVPlayerLayer AVPlayerLooper AVQueuePlayer \
        AVSpeechSynthesisVoice AVSpeechSynthesizer AVSpeechUtterance AVSynchronizedLayer AVURLAsset AVVideoComposition \
        AVVideoCompositionCoreAnimationTool AVVideoCompositionInstruction AVVideoCompositionLayerInstruction Foundation.NSValue
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return AVAsset.descriptionOfAVAsset
        case 1: return AVAssetExportSession.descriptionOfAVAssetExportSession
        case 2: return AVAssetImageGenerator.descriptionOfAVAssetImageGenerator
        case 3: return AVAssetTrack.descriptionOfAVAssetTrack
        case 4: return AVAssetTrackSegment.descriptionOfAVAssetTrackSegment
        case 5: return AVAudioApplication.descriptionOfAVAudioApplication
        case 6: return AVAudioBuffer.descriptionOfAVAudioBuffer
        case 7: return AVAudioEngine.descriptionOfAVAudioEngine
        case 8: return AVAudioFile.descriptionOfAVAudioFile
        case 9: return AVAudioFormat.descriptionOfAVAudioFormat
        case 10: return AVAudioIONode.descriptionOfAVAudioIONode
        case 11: return AVAudioInputNode.descriptionOfAVAudioInputNode
        case 12: return AVAudioMix.descriptionOfAVAudioMix
        case 13: return AVAudioMixInputParameters.descriptionOfAVAudioMixInputParameters
        case 14: return AVAudioMixerNode.descriptionOfAVAudioMixerNode
        case 15: return AVAudioNode.descriptionOfAVAudioNode
        case 16: return AVAudioOutputNode.descriptionOfAVAudioOutputNode
        case 17: return AVAudioPCMBuffer.descriptionOfAVAudioPCMBuffer
        case 18: return AVAudioPlayer.descriptionOfAVAudioPlayer
        case 19: return AVAudioPlayerNode.descriptionOfAVAudioPlayerNode
        case 20: return AVAudioRecorder.descriptionOfAVAudioRecorder
        case 21: return AVAudioSession.descriptionOfAVAudioSession
        case 22: return AVAudioSessionPortDescription.descriptionOfAVAudioSessionPortDescription
        case 23: return AVAudioSessionRouteDescription.descriptionOfAVAudioSessionRouteDescription
        case 24: return AVAudioTime.descriptionOfAVAudioTime
        case 25: return AVAudioUnit.descriptionOfAVAudioUnit
        case 26: return AVAudioUnitDelay.descriptionOfAVAudioUnitDelay
        case 27: return AVAudioUnitDistortion.descriptionOfAVAudioUnitDistortion
        case 28: return AVAudioUnitEQ.descriptionOfAVAudioUnitEQ
        case 29: return AVAudioUnitEQFilterParameters.descriptionOfAVAudioUnitEQFilterParameters
        case 30: return AVAudioUnitEffect.descriptionOfAVAudioUnitEffect
        case 31: return AVAudioUnitReverb.descriptionOfAVAudioUnitReverb
        case 32: return AVAudioUnitTimeEffect.descriptionOfAVAudioUnitTimeEffect
        case 33: return AVAudioUnitTimePitch.descriptionOfAVAudioUnitTimePitch
        case 34: return AVAudioUnitVarispeed.descriptionOfAVAudioUnitVarispeed
        case 35: return AVCaptureBracketedStillImageSettings.descriptionOfAVCaptureBracketedStillImageSettings
        case 36: return AVCaptureConnection.descriptionOfAVCaptureConnection
        case 37: return AVCaptureDevice.descriptionOfAVCaptureDevice
        case 38: return AVCaptureDevice.DiscoverySession.descriptionOfAVCaptureDeviceDiscoverySession
        case 39: return AVCaptureDevice.Format.descriptionOfAVCaptureDeviceFormat
        case 40: return AVCaptureDeviceInput.descriptionOfAVCaptureDeviceInput
        case 41: return AVCaptureFileOutput.descriptionOfAVCaptureFileOutput
        case 42: return AVCaptureInput.descriptionOfAVCaptureInput
        case 43: return AVCaptureInput.Port.descriptionOfAVCaptureInputPort
        case 44: return AVCaptureMetadataOutput.descriptionOfAVCaptureMetadataOutput
        case 45: return AVCaptureMovieFileOutput.descriptionOfAVCaptureMovieFileOutput
        case 46: return AVCaptureOutput.descriptionOfAVCaptureOutput
        case 47: return AVCapturePhoto.descriptionOfAVCapturePhoto
        case 48: return AVCapturePhotoOutput.descriptionOfAVCapturePhotoOutput
        case 49: return AVCapturePhotoSettings.descriptionOfAVCapturePhotoSettings
        case 50: return AVCaptureResolvedPhotoSettings.descriptionOfAVCaptureResolvedPhotoSettings
        case 51: return AVCaptureSession.descriptionOfAVCaptureSession
        case 52: return AVCaptureStillImageOutput.descriptionOfAVCaptureStillImageOutput
        case 53: return AVCaptureVideoDataOutput.descriptionOfAVCaptureVideoDataOutput
        case 54: return AVCaptureVideoPreviewLayer.descriptionOfAVCaptureVideoPreviewLayer
        case 55: return AVComposition.descriptionOfAVComposition
        case 56: return AVCompositionTrack.descriptionOfAVCompositionTrack
        case 57: return AVCompositionTrackSegment.descriptionOfAVCompositionTrackSegment
        case 58: return AVFrameRateRange.descriptionOfAVFrameRateRange
        case 59: return AVMetadataItem.descriptionOfAVMetadataItem
        case 60: return AVMetadataMachineReadableCodeObject.descriptionOfAVMetadataMachineReadableCodeObject
        case 61: return AVMetadataObject.descriptionOfAVMetadataObject
        case 62: return AVMutableAudioMix.descriptionOfAVMutableAudioMix
        case 63: return AVMutableAudioMixInputParameters.descriptionOfAVMutableAudioMixInputParameters
        case 64: return AVMutableComposition.descriptionOfAVMutableComposition
        case 65: return AVMutableCompositionTrack.descriptionOfAVMutableCompositionTrack
        case 66: return AVMutableMetadataItem.descriptionOfAVMutableMetadataItem
        case 67: return AVMutableVideoComposition.descriptionOfAVMutableVideoComposition
        case 68: return AVMutableVideoCompositionInstruction.descriptionOfAVMutableVideoCompositionInstruction
        case 69: return AVMutableVideoCompositionLayerInstruction.descriptionOfAVMutableVideoCompositionLayerInstruction
        case 70: return AVPlayer.descriptionOfAVPlayer
        case 71: return AVPlayerItem.descriptionOfAVPlayerItem
        case 72: return AVPlayerItemTrack.descriptionOfAVPlayerItemTrack
        case 73: return AVPlayerLayer.descriptionOfAVPlayerLayer
        case 74: return AVPlayerLooper.descriptionOfAVPlayerLooper
        case 75: return AVQueuePlayer.descriptionOfAVQueuePlayer
        case 76: return AVSpeechSynthesisVoice.descriptionOfAVSpeechSynthesisVoice
        case 77: return AVSpeechSynthesizer.descriptionOfAVSpeechSynthesizer
        case 78: return AVSpeechUtterance.descriptionOfAVSpeechUtterance
        case 79: return AVSynchronizedLayer.descriptionOfAVSynchronizedLayer
        case 80: return AVURLAsset.descriptionOfAVURLAsset
        case 81: return AVVideoComposition.descriptionOfAVVideoComposition
        case 82: return AVVideoCompositionCoreAnimationTool.descriptionOfAVVideoCompositionCoreAnimationTool
        case 83: return AVVideoCompositionInstruction.descriptionOfAVVideoCompositionInstruction
        case 84: return AVVideoCompositionLayerInstruction.descriptionOfAVVideoCompositionLayerInstruction
        default: return NSValue.descriptionOfNSValue
        }
    }
}
