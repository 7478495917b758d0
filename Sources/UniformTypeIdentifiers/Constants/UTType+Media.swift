// Types of sound and movies.

extension UTType {
    /// Pictures that move, or sound, or both.
    public static let audiovisualContent = system("public.audiovisual-content")
    /// Pictures that move, perhaps with sound.
    public static let movie = system("public.movie")
    /// Pictures that move, without sound.
    public static let video = system("public.video")
    /// Sound.
    public static let audio = system("public.audio")
    /// A QuickTime movie.
    public static let quickTimeMovie = system("com.apple.quicktime-movie")
    /// An MPEG movie.
    public static let mpeg = system("public.mpeg")
    /// An MPEG-2 movie without sound.
    public static let mpeg2Video = system("public.mpeg-2-video")
    /// A stream of MPEG-2.
    public static let mpeg2TransportStream = system("public.mpeg-2-transport-stream")
    /// Sound as MP3.
    public static let mp3 = system("public.mp3")
    /// An MPEG-4 movie.
    public static let mpeg4Movie = system("public.mpeg-4")
    /// Sound as MPEG-4.
    public static let mpeg4Audio = system("public.mpeg-4-audio")
    /// Sound from Apple's shop that is locked.
    public static let appleProtectedMPEG4Audio = system("com.apple.protected-mpeg-4-audio")
    /// A movie from Apple's shop that is locked.
    public static let appleProtectedMPEG4Video = system("com.apple.protected-mpeg-4-video")
    /// A movie in the format of Windows.
    public static let avi = system("public.avi")
    /// Sound as AIFF.
    public static let aiff = system("public.aiff-audio")
    /// Sound in the format of Windows.
    public static let wav = system("com.microsoft.waveform-audio")
    /// Notes for instruments.
    public static let midi = system("public.midi-audio")
    /// A list of what is to be played.
    public static let playlist = system("public.playlist")
    /// A list of what is to be played, as M3U.
    public static let m3uPlaylist = system("public.m3u-playlist")
}
