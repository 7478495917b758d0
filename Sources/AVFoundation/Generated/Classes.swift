// Made by `make generate` from the sources of this module.
import CoreGraphics
import Foundation
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
        AVAsset AVAssetImageGenerator AVAssetTrack AVAudioApplication AVAudioBuffer AVAudioEngine AVAudioFile AVAudioFormat \
        AVAudioIONode AVAudioInputNode AVAudioMixerNode AVAudioNode AVAudioOutputNode AVAudioPCMBuffer AVAudioPlayer \
        AVAudioPlayerNode AVAudioRecorder AVAudioSession AVAudioSessionPortDescription AVAudioSessionRouteDescription AVAudioTime \
        AVAudioUnit AVAudioUnitDelay AVAudioUnitDistortion AVAudioUnitEQ AVAudioUnitEQFilterParameters AVAudioUnitEffect \
        AVAudioUnitReverb AVAudioUnitTimeEffect AVAudioUnitTimePitch AVAudioUnitVarispeed AVCaptureConnection AVCaptureDevice \
        AVCaptureDevice.DiscoverySession AVCaptureDeviceInput AVCaptureInput AVCaptureInput.Port AVCaptureMetadataOutput \
        AVCaptureOutput AVCaptureSession AVCaptureVideoPreviewLayer AVMetadataItem AVMetadataMachineReadableCodeObject \
        AVMetadataObject AVPlayer AVPlayerItem AVPlayerItemTrack AVPlayerLayer AVPlayerLooper AVQueuePlayer AVSpeechSynthesisVoice \
        AVSpeechSynthesizer AVSpeechUtterance AVURLAsset Foundation.NSValue
        """

    private static func description(_ index: Int) -> FrameworkClass {
        switch index {
        case 0: return AVAsset.descriptionOfAVAsset
        case 1: return AVAssetImageGenerator.descriptionOfAVAssetImageGenerator
        case 2: return AVAssetTrack.descriptionOfAVAssetTrack
        case 3: return AVAudioApplication.descriptionOfAVAudioApplication
        case 4: return AVAudioBuffer.descriptionOfAVAudioBuffer
        case 5: return AVAudioEngine.descriptionOfAVAudioEngine
        case 6: return AVAudioFile.descriptionOfAVAudioFile
        case 7: return AVAudioFormat.descriptionOfAVAudioFormat
        case 8: return AVAudioIONode.descriptionOfAVAudioIONode
        case 9: return AVAudioInputNode.descriptionOfAVAudioInputNode
        case 10: return AVAudioMixerNode.descriptionOfAVAudioMixerNode
        case 11: return AVAudioNode.descriptionOfAVAudioNode
        case 12: return AVAudioOutputNode.descriptionOfAVAudioOutputNode
        case 13: return AVAudioPCMBuffer.descriptionOfAVAudioPCMBuffer
        case 14: return AVAudioPlayer.descriptionOfAVAudioPlayer
        case 15: return AVAudioPlayerNode.descriptionOfAVAudioPlayerNode
        case 16: return AVAudioRecorder.descriptionOfAVAudioRecorder
        case 17: return AVAudioSession.descriptionOfAVAudioSession
        case 18: return AVAudioSessionPortDescription.descriptionOfAVAudioSessionPortDescription
        case 19: return AVAudioSessionRouteDescription.descriptionOfAVAudioSessionRouteDescription
        case 20: return AVAudioTime.descriptionOfAVAudioTime
        case 21: return AVAudioUnit.descriptionOfAVAudioUnit
        case 22: return AVAudioUnitDelay.descriptionOfAVAudioUnitDelay
        case 23: return AVAudioUnitDistortion.descriptionOfAVAudioUnitDistortion
        case 24: return AVAudioUnitEQ.descriptionOfAVAudioUnitEQ
        case 25: return AVAudioUnitEQFilterParameters.descriptionOfAVAudioUnitEQFilterParameters
        case 26: return AVAudioUnitEffect.descriptionOfAVAudioUnitEffect
        case 27: return AVAudioUnitReverb.descriptionOfAVAudioUnitReverb
        case 28: return AVAudioUnitTimeEffect.descriptionOfAVAudioUnitTimeEffect
        case 29: return AVAudioUnitTimePitch.descriptionOfAVAudioUnitTimePitch
        case 30: return AVAudioUnitVarispeed.descriptionOfAVAudioUnitVarispeed
        case 31: return AVCaptureConnection.descriptionOfAVCaptureConnection
        case 32: return AVCaptureDevice.descriptionOfAVCaptureDevice
        case 33: return AVCaptureDevice.DiscoverySession.descriptionOfAVCaptureDeviceDiscoverySession
        case 34: return AVCaptureDeviceInput.descriptionOfAVCaptureDeviceInput
        case 35: return AVCaptureInput.descriptionOfAVCaptureInput
        case 36: return AVCaptureInput.Port.descriptionOfAVCaptureInputPort
        case 37: return AVCaptureMetadataOutput.descriptionOfAVCaptureMetadataOutput
        case 38: return AVCaptureOutput.descriptionOfAVCaptureOutput
        case 39: return AVCaptureSession.descriptionOfAVCaptureSession
        case 40: return AVCaptureVideoPreviewLayer.descriptionOfAVCaptureVideoPreviewLayer
        case 41: return AVMetadataItem.descriptionOfAVMetadataItem
        case 42: return AVMetadataMachineReadableCodeObject.descriptionOfAVMetadataMachineReadableCodeObject
        case 43: return AVMetadataObject.descriptionOfAVMetadataObject
        case 44: return AVPlayer.descriptionOfAVPlayer
        case 45: return AVPlayerItem.descriptionOfAVPlayerItem
        case 46: return AVPlayerItemTrack.descriptionOfAVPlayerItemTrack
        case 47: return AVPlayerLayer.descriptionOfAVPlayerLayer
        case 48: return AVPlayerLooper.descriptionOfAVPlayerLooper
        case 49: return AVQueuePlayer.descriptionOfAVQueuePlayer
        case 50: return AVSpeechSynthesisVoice.descriptionOfAVSpeechSynthesisVoice
        case 51: return AVSpeechSynthesizer.descriptionOfAVSpeechSynthesizer
        case 52: return AVSpeechUtterance.descriptionOfAVSpeechUtterance
        case 53: return AVURLAsset.descriptionOfAVURLAsset
        default: return NSValue.descriptionOfNSValue
        }
    }
}
