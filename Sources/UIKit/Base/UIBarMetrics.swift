/// The look of a bar: light or dark.
public enum UIBarStyle: Int, Sendable {
    case `default` = 0
    case black = 1
    case blackTranslucent = 2
}

/// Where a bar stands.
public enum UIBarPosition: Int, Sendable {
    case any, bottom, top, topAttached
}

/// What bar metrics something is for.
public enum UIBarMetrics: Int, Sendable {
    case `default` = 0
    case compact = 1
    case defaultPrompt = 101
    case compactPrompt = 102
}
