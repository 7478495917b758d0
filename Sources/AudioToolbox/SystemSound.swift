import Foundation

import SampanFoundation

/// The number of a sound of the system, of an app's own short sound, or of the vibration.
/// See https://developer.apple.com/documentation/audiotoolbox/systemsoundid.
public typealias SystemSoundID = UInt32

/// The vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// All went well.
public let kAudioServicesNoError: OSStatus = 0
/// There is no such property.
public let kAudioServicesUnsupportedPropertyError: OSStatus = 0x7074_793F
/// The property's value is of another size.
public let kAudioServicesBadPropertySizeError: OSStatus = 0x2173_697A
/// What the property is asked of is of another size.
public let kAudioServicesBadSpecifierSizeError: OSStatus = 0x2173_7063
/// Something else went wrong: there is no such sound, or its file cannot be read.
public let kAudioServicesSystemSoundUnspecifiedError: OSStatus = -1500
/// The sound went on for too long.
public let kAudioServicesSystemSoundClientTimedOutError: OSStatus = -1501
/// The sound is longer than 30 seconds.
public let kAudioServicesSystemSoundExceededMaximumDurationError: OSStatus = -1502

/// Is called when a sound is over.
public typealias AudioServicesSystemSoundCompletionProc = @convention(c) (SystemSoundID, UnsafeMutableRawPointer?) -> Void

/// Makes a short sound of a file: WAV, AIFF or CAF, uncompressed or as IMA 4:1, of 30 seconds at most. Where AVFoundation is imported, what that
/// plays, too.
///
/// See https://developer.apple.com/documentation/audiotoolbox/audioservicescreatesystemsoundid(_:_:).
public func AudioServicesCreateSystemSoundID(
    _ inFileURL: CFURL, _ outSystemSoundID: UnsafeMutablePointer<SystemSoundID>
) -> OSStatus {
    guard let sound = ShortSound(contentsOf: inFileURL as URL) else { return kAudioServicesSystemSoundUnspecifiedError }
    outSystemSoundID.pointee = ShortSounds.shared.add(sound)
    return kAudioServicesNoError
}

/// Lets go of an app's sound.
public func AudioServicesDisposeSystemSoundID(_ inSystemSoundID: SystemSoundID) -> OSStatus {
    ShortSounds.shared.remove(inSystemSoundID) ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}

/// Has a function called whenever a sound is over.
///
/// - Parameters:
///   - inRunLoop: the run loop on which it is called: the main one, which `nil` is too.
///   - inRunLoopMode: the run loop's mode: the default one, which `nil` is too.
///   - inClientData: what the function gets.
public func AudioServicesAddSystemSoundCompletion(
    _ inSystemSoundID: SystemSoundID, _ inRunLoop: CFRunLoop?, _ inRunLoopMode: CFString?,
    _ inCompletionRoutine: @escaping AudioServicesSystemSoundCompletionProc, _ inClientData: UnsafeMutableRawPointer?
) -> OSStatus {
    nonisolated(unsafe) let data = inClientData
    return ShortSounds.shared.setCompletion(inSystemSoundID) { inCompletionRoutine(inSystemSoundID, data) }
        ? kAudioServicesNoError : kAudioServicesSystemSoundUnspecifiedError
}

/// No function is called any more when a sound is over.
public func AudioServicesRemoveSystemSoundCompletion(_ inSystemSoundID: SystemSoundID) {
    _ = ShortSounds.shared.setCompletion(inSystemSoundID, nil)
}

/// Plays a short sound, or vibrates. It returns at once.
///
/// The system's own sounds are Apple's and not here, and no motor is: as in Apple's simulator nothing is felt. `sampan run --verbose` tells
/// what was asked for.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    ShortSounds.shared.play(inSystemSoundID, as: "system sound", then: nil)
}

/// Plays a short sound as an alert: with a vibration.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    ShortSounds.shared.play(inSystemSoundID, as: "alert sound", then: nil)
}

/// Plays a short sound, and calls a block when it is over: at once for the system's own, which are not here.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    ShortSounds.shared.play(inSystemSoundID, as: "system sound", then: inCompletionBlock)
}

/// Plays a short sound as an alert, and calls a block when it is over: at once for the system's own, which are not here.
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    ShortSounds.shared.play(inSystemSoundID, as: "alert sound", then: inCompletionBlock)
}
