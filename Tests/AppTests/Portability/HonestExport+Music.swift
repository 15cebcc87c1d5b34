extension HonestExport {
    static var music: [Row] {
        let tap: Row = ("song_tap", ["song_id": song, "bpm": 128.5, "at": past])
        let playlist: Row = (
            "playlist",
            [
                "id": song, "name": "Legs", "name_key": "legs", "made_for": "45 minutes", "workout_id": song,
                "notes": "One.\nTwo.", "is_loved": 1, "made_day": "2026-03-14",
                "asked": "type=running\nminutes=30", "version": 1, "made_at": past,
                "removed_at": past,
            ]
        )
        let inList: Row = (
            "playlist_song",
            [
                "playlist_id": song, "song_id": song, "position": 0, "kind": "warm-up", "intensity": 1, "beats": 64.5,
                "reason": "You love it", "removed_at": past,
            ]
        )
        let liked: Row = ("song_taste", ["kind": "artist", "name": "Ana & Co"])
        let disliked: Row = ("song_dislike", ["kind": "genre", "name": "Polka"])
        let mood: Row = ("song_mood", ["song_id": song, "mood": "calm", "at": past])
        let heard: Row = ("song_heard", ["song_id": song, "at": past])
        return [
            ("song_heart", ["song_id": song, "kind": "loved", "at": past]), tap, mood, playlist, inList, liked,
            disliked,
            heard,
        ]
    }
}
