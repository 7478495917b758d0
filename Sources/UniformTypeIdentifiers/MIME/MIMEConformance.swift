/// What a type that only the database of MIME types knows conforms to.
enum MIMEConformance {
    /// By the picture that file managers show for it.
    static let byIcon = [
        "package-x-generic": "public.archive", "text-x-generic": "public.text", "text-x-script": "public.source-code",
        "image-x-generic": "public.image", "audio-x-generic": "public.audio", "video-x-generic": "public.movie",
        "font-x-generic": "public.font", "x-office-spreadsheet": "public.spreadsheet", "x-office-presentation": "public.presentation",
        "x-office-document": "public.content", "application-x-executable": "public.executable",
    ]

    /// By the first part of its name.
    static let byMedia = [
        "text": "public.plain-text", "image": "public.image", "audio": "public.audio", "video": "public.movie", "font": "public.font",
        "model": "public.3d-content",
    ]
}
