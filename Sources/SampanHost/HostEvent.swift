import Foundation

/// Something that the world outside tells an app. Positions are in points of the screen in its present orientation, times are the
/// host clock's seconds.
public enum HostEvent: Sendable {
    /// The phase of one finger.
    public enum TouchPhase: Sendable {
        case began, moved, ended, cancelled
    }

    /// The keys held down with another.
    public struct KeyModifiers: OptionSet, Sendable {
        /// The raw bits, equal to `UIKeyModifierFlags`' own.
        public let rawValue: Int
        /// Creates a set from raw bits.
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// Caps lock.
        public static let alphaShift = KeyModifiers(rawValue: 1 << 16)
        /// Shift.
        public static let shift = KeyModifiers(rawValue: 1 << 17)
        /// Control.
        public static let control = KeyModifiers(rawValue: 1 << 18)
        /// Alt, or Option.
        public static let alternate = KeyModifiers(rawValue: 1 << 19)
        /// Command, or the Super key.
        public static let command = KeyModifiers(rawValue: 1 << 20)
    }

    /// A finger, numbered by `id` from its began to its end.
    case touch(id: Int, phase: TouchPhase, location: CGPoint)
    /// A wheel or a touchpad moved by `delta` points; content moves with it.
    case scroll(location: CGPoint, delta: CGPoint)
    /// The pointer is at a place of the screen, and no button of it is held down; or it left the screen.
    case pointer(CGPoint?)
    /// A key by its USB HID usage, as `UIKeyboardHIDUsage` numbers them.
    case key(usage: Int, isDown: Bool, characters: String, modifiers: KeyModifiers)
    /// Text that an input method committed.
    case text(String)
    /// Text that an input method is still composing; empty when it ends.
    case markedText(String, selection: Range<Int>)
    /// The window now has this size, in points.
    case resize(CGSize)
    /// The device is held on its side now, or upright. The app asks for the screen to be turned if its interface follows.
    case turn(isLandscape: Bool)
    /// Light or dark.
    case appearance(isDark: Bool)
    /// The app goes to the background.
    case background
    /// The app comes back to the foreground.
    case foreground
    /// Something lies over the app, such as a call or the control centre: it gets no events until it comes to the foreground.
    case interrupt
    /// The device is locked.
    case lock
    /// Memory is short.
    case memoryWarning
    /// The time changed by much: a new day, another time zone.
    case timeChange
    /// The device was shaken.
    case shake
    /// The app is asked to end.
    case terminate
}

/// Something that an app is asked for from outside, and may refuse.
public enum HostRequest: Hashable, Sendable {
    /// A URL is to be opened, as another app asks where one is named.
    case open(url: String, from: String?)
    /// An activity is to be continued: its type, or the address of a page; and its values, as JSON.
    case activity(type: String, values: String?)
    /// A quick action is to be performed.
    case shortcut(type: String)
    /// A new scene is to be opened.
    case newScene
    /// The scene with this number is to be shown; they are numbered from 1 in the order in which they were opened.
    case showScene(Int)
    /// The scene with this number, or the one that is shown, is taken out of memory; it can come back.
    case closeScene(Int?)
    /// The person closes the scene with this number, or the one that is shown, for good.
    case discardScene(Int?)
    /// A remote notification arrives: its payload, as JSON.
    case push(payload: String)
    /// The person does something with a notification that has this title, or this identifier.
    case notification(String, NotificationAnswer)
    /// The person changes, in the settings, what the app may use: one service, or all.
    case privacy(PrivacyChange, PrivacyService?)
    /// Somebody is looked at, or touches the sensor; or the device comes to know its owner, or no longer does.
    case biometry(BiometryAction)
    /// Headphones, a car or the lock screen tell the app to do something; with seconds or a pace where one is said.
    case remote(RemoteCommand, value: Double?)
    /// The device is somewhere, moves or turns.
    case location(LocationRequest)
    /// The device moves, or the person who carries it does.
    case motion(MotionRequest)
    /// A task that the app asked for is launched at once, or its time ends.
    case backgroundTask(BackgroundTaskAction, identifier: String)
    /// The person chooses another size of text.
    case contentSize(ContentSizeChange)
    /// The person switches a setting for accessibility, or uses what such a setting brings.
    case accessibility(AccessibilityRequest)
    /// The person chooses the app's language and region in the settings, or, if that is `nil`, leaves them to the device; the app is ended,
    /// as on iOS, and speaks that language when it is launched anew.
    case locale(String?)
    /// The status bar shows something in the place of what the host says, beside what it does so already; or nothing, if that is `nil`.
    case statusBar(StatusBarLooks?)
    /// A text is put on the pasteboard.
    case copy(String)
    /// A picture comes into the photo library.
    case addMedia(AddedMedia)
    /// The element that has this number since the screen was last looked at is scrolled to where it can be seen.
    case reveal(element: Int)
    /// The slider or the picker's wheel that has this number is set: to a part of its whole, or to the row that says this.
    case adjust(element: Int, value: String)
    /// The person takes a screenshot of all that the scene has, as a PDF document in this file.
    case screenshotDocument(file: String)
    /// Another preview is to be shown, in an app that was launched to show previews.
    case preview(PreviewChoice)
}

/// What whoever tests an app has a task in the background do.
public enum BackgroundTaskAction: String, CaseIterable, Sendable {
    /// It is launched, though its time has not come.
    case launch
    /// Its time ends.
    case expire
}

/// What happens to the sensor that knows the device's owner: what a simulator's menu has.
public enum BiometryAction: String, CaseIterable, Sendable {
    /// The device comes to know its owner, or no longer does.
    case enroll, unenroll
    /// The owner answers, or somebody else does.
    case match, mismatch
    /// The person types the device's passcode rightly.
    case passcode
    /// The person chooses the app's own way.
    case fallback
    /// The person declines.
    case cancel
}

/// What a person does with a notification.
public enum NotificationAnswer: Hashable, Sendable {
    /// Opens the app with it.
    case open
    /// Clears it away.
    case dismiss
    /// Chooses one of its actions, by title or identifier, and types a text where that asks for one.
    case action(String, text: String?)
}
