import SampanDebugLog
@_exported import Foundation

/// The number of a sound of the system, or of the vibration.
public typealias SystemSoundID = UInt32

/// The vibration.
public let kSystemSoundID_Vibrate: SystemSoundID = 0x0000_0FFF

/// Plays a sound of the system, or vibrates. It returns at once.
///
/// The system's sounds are Apple's and not here, and no motor is: as in Apple's simulator nothing is felt. `sampan run --verbose` tells
/// what was asked for.
public func AudioServicesPlaySystemSound(_ inSystemSoundID: SystemSoundID) {
    DebugLog.write(.feedback, inSystemSoundID == kSystemSoundID_Vibrate ? "vibration" : "system sound \(inSystemSoundID)")
}

/// Plays a sound of the system as an alert: with a vibration.
public func AudioServicesPlayAlertSound(_ inSystemSoundID: SystemSoundID) {
    DebugLog.write(.feedback, inSystemSoundID == kSystemSoundID_Vibrate ? "vibration" : "alert sound \(inSystemSoundID)")
}

/// Plays a sound of the system, and calls a block when it is over: at once here, where nothing sounds.
public func AudioServicesPlaySystemSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    AudioServicesPlaySystemSound(inSystemSoundID)
    if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}

/// Plays a sound of the system as an alert, and calls a block when it is over: at once here, where nothing sounds.
public func AudioServicesPlayAlertSoundWithCompletion(_ inSystemSoundID: SystemSoundID, _ inCompletionBlock: (() -> Void)?) {
    AudioServicesPlayAlertSound(inSystemSoundID)
    if let inCompletionBlock { DispatchQueue.main.async(execute: inCompletionBlock) }
}
